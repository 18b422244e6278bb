-- ends: takes too long
local t = setmetatable({}, { __concat = function(a, b) return "x" end })
while true do local s = t .. "a" .. t .. "b" .. t end
