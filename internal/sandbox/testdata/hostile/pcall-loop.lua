-- ends: is not part of the scenario language
while true do
  pcall(function() while true do end end)
end
