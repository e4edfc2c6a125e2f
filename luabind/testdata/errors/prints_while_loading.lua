-- E: prints_while_loading.lua:2: E-REQUEST rules ask, they do not print (print at the prompt and in scenarios)
print("loaded")
