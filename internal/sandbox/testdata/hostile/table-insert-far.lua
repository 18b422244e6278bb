-- ends: outside of the list
local t = {}
table.insert(t, 1e9, 1)
