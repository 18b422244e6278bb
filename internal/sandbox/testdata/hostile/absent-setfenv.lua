-- ends: is not part of the scenario language
setfenv(1, {})
