-- ends: takes too long
for i = 1, 1e9 do
  for j = 1, 1e9 do end
end
