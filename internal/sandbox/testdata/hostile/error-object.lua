-- ends: error was called with
error(setmetatable({}, { __tostring = function() while true do end end }))
