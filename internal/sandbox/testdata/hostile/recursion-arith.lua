-- ends: too deeply
local t
t = setmetatable({}, { __add = function(a, b) return (a + b) end, __mod = function(a, b) return (a % b) end })
say(t + t)
