-- ends: is not part of the scenario language
loadfile("/etc/passwd")()
