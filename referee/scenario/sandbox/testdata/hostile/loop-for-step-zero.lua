-- ends: takes too long
for i = 1, 1, 0 do end
