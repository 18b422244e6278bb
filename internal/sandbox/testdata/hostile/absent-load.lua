-- ends: is not part of the scenario language
load(function() return "x" end)()
