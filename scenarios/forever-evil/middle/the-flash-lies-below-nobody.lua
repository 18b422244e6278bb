scenario "Nobody lies on top of The Flash" {
  game     = "forever-evil",
  question = {
    en = "Batman lies face up on the Super Hero stack, and somewhere below him is The Flash. Has the stack been made as it should?",
    fr = "Batman est face visible sur la pile des Super-Héros, et Flash quelque part sous lui. La pile a-t-elle été faite comme il faut ?",
  },
  shows    = { "fe.setup.flash-on-top" },
}

local ann, ben = players { { "Ann", hand = { "Punch" }, discard = {} }, { "Ben" } }
refused(function()
  super_heroes { "Batman", "The Flash", "Superman" }
  begin()
end, "fe.setup.flash-on-top")
super_heroes { "Batman", "Superman" }
destroyed { "The Flash" }                     -- he was defeated before, and is anywhere else
expect(super_heroes):shows "Batman"
ruling {
  en = "No. The Flash begins the game on top, face up, and is defeated before any other: nobody ever lies on him.",
  fr = "Non. Flash commence la partie sur le dessus, face visible, et il est vaincu avant tous les autres : personne n'est jamais posé sur lui.",
}
