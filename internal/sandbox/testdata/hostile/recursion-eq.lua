-- ends: too deeply
local m = {}
local a, b = setmetatable({}, m), setmetatable({}, m)
m.__eq = function(x, y) return not (x == y) end
say(a == b)
