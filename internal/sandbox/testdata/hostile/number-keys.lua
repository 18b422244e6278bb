-- ends: NaN cannot be a key
local t = {}
t[1e308 * 10] = 1
t[0 / 0] = 1
