-- expect: none
assert(getmetatable("") == nil)
