-- Formations that foot may take in the movement stage.

formation "shield_wall" {
  title = { en = "Shield wall", ru = "Стена щитов" },
  text = { en = "Touching shield bearers save better from the front and worse from the rear.", ru = "Щитоносцы плечом к плечу лучше защищены спереди и хуже с тыла." },
  needs = { "shield" },
  min = 5,
  -- Straight ahead or wheeling, whatever the class of its members.
  move = 4,
  -- Every member, in either rank, attacked from the front.
  save_bonus = 1,
  second_rank = {
    -- In place of save_bonus for the first rank, while there is a second.
    front_bonus = 2,
    shields = { false, source = "GAP-WALL-SECOND-SHIELDS", placeholder = true },
    -- The second rank itself, from the front.
    own_bonus = { 1, source = "GAP-WALL-SECOND-SHIELDS", placeholder = true },
  },
  data = {
    -- From the rear, in place of the bonus.
    rear = -1,
  },
}
