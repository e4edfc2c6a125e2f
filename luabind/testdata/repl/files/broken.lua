print("so far")
local function strike(m)
  return m.strength
end
strike(ulf)
