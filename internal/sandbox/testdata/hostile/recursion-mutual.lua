-- ends: too deeply
local a, b
a = function() local x = b() return x end
b = function() local x = a() return x end
a()
