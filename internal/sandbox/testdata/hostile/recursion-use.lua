-- ends: too deeply
local function f() use "lib" attempt(function() f() end) end
f()
