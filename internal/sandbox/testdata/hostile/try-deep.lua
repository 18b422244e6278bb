-- ends: too deeply
local function f() attempt(f) end
f()
