-- ends: must be a table
rawset(ann, "plays", error)
