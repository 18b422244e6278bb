-- ends: must return a text
say(setmetatable({}, { __tostring = function() return {} end }))
