-- ends: is not part of the scenario language
loadstring("while true do end")()
