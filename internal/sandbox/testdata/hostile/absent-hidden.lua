-- ends: is not known
_printregs()
