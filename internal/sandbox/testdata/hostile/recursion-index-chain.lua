-- ends: chain of more than
local t = {}
for i = 1, 200 do t = setmetatable({}, { __index = t }) end
say(t.a)
