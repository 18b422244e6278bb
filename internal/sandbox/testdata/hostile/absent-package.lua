-- ends: is not part of the scenario language
package.loaded.os.exit()
