-- ends: chain of more than
local t = {}
setmetatable(t, { __index = t })
say(t.a)
