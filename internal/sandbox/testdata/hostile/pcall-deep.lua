-- ends: is not part of the scenario language
local function f() return pcall(f) end
f()
