-- ends: is not part of the scenario language
os.exit(0)
