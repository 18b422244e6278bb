-- harmless
local t = {}
for i = 1, 100 do t[i] = i % 7 end
table.sort(t, function(a, b) t[#t] = nil return a < b end)
say(#t)
