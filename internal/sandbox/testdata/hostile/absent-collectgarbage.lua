-- ends: is not part of the scenario language
while true do collectgarbage() end
