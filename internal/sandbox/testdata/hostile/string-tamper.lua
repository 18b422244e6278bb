-- ends: cannot be changed
string.rep = function() return "x" end
