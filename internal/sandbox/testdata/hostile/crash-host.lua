-- ends: internal error
crash()
