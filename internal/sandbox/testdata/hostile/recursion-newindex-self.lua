-- ends: chain of more than
local t = {}
setmetatable(t, { __newindex = t })
t.a = 1
