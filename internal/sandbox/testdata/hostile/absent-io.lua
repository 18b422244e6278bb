-- ends: is not part of the scenario language
io.open("/etc/passwd")
