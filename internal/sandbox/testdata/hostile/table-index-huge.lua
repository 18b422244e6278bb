-- harmless
local t = {}
t[67108863] = 1
t[2 ^ 53] = 2
t[-1] = 3
say(#t, t[67108863])
