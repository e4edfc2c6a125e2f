-- The table and the deployment.

game_table "rules.table" {
  size = { { 48, 48 }, source = "GAP-DEPLOY-DEPTH", placeholder = true },
}

game_table "rules.deploy" {
  -- Inches from the edge within which a base lies wholly.
  zone_depth = { 6, source = "GAP-DEPLOY-DEPTH", placeholder = true },
  -- Inches between the spots that are offered to whoever places something; any
  -- other legal one may be named.
  grid = { 6, source = "our choice", placeholder = true },
  -- "separate": rolled for by itself; "turn": who wins it has the initiative of
  -- turn 1 too, and that is not rolled for.
  roll = { "separate", source = "GAP-DEPLOY-ROLL", placeholder = true },
}
