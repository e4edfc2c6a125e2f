shared = 1
return {}
