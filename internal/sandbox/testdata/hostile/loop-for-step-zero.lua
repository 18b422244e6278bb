-- ends: a step that is not 0
for i = 1, 1, 0 do end
