-- ends: is not part of the scenario language
local function f() xpcall(f, f) end
f()
