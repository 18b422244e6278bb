-- ends: takes too long
local t = {}
for i = 1, 5000 do t[i] = i % 7 end
table.sort(t, function() while true do end end)
