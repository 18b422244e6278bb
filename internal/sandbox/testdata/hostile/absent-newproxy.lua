-- ends: is not part of the scenario language
newproxy(true)
