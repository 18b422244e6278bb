-- ends: inner
local t = setmetatable({}, { __tostring = function() error("inner") end })
say(t)
