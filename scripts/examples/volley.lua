-- A game of its own in one file, made of dice alone: volleys at men of three
-- wounds. An attack hits on 3+ and wounds on 4+; a wound that is not saved on 5+
-- takes d6, and what is more than the man has left is lost. How likely do three
-- men or more fall?
--
--   skald run scripts/examples/volley.lua

local wounds = 3

local function hit() return dice.check(3) end
local function wound() return dice.check(4) end
local function saved() return dice.check(5) end

-- One attack at the front man, who has s.left wounds; it returns how many fall.
local function attack(s)
  if not (hit() and wound()) or saved() then return 0 end
  s.left = s.left - dice.d6()
  if s.left > 0 then return 0 end
  s.left = wounds
  return 1
end

for _, n in ipairs { 10, 20, 40 } do
  local kills = odds { steps = { attack, times = n }, state = { left = wounds } }
  print(string.format("%d attacks: three or more fall with %.15f", n, kills:at_least(3)))
end
