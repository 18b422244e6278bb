-- ends: is not part of the scenario language
getfenv(0)
