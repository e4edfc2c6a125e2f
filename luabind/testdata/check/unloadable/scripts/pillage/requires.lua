-- Stops at what it requires; what it was to declare is not missed elsewhere.
local helper = require "lib/helper"

gear "other_horn" { title = { en = "Other horn" } }
