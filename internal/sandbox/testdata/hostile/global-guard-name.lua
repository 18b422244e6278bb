-- ends: not a table
local t = {}
t["(join)"] = error
local s = "a" .. t
