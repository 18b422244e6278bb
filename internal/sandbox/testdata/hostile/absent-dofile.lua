-- ends: is not part of the scenario language
dofile("/etc/passwd")
