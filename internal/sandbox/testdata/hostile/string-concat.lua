-- ends: longest allowed
local t = {}
for i = 1, 5000 do t[i] = "xxxxxxxxxx" end
say(#table.concat(t, ("y"):rep(4000)))
