if ulf then
  print("x")
