-- expect: E-MEMORY
rawset({}, 67108863, 1)
