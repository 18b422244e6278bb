-- ends: too deeply
local t
t = setmetatable({}, { __concat = function(a, b) return a .. b end })
local s = t .. t
