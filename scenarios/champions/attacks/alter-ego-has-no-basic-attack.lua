scenario "An alter ego makes no basic attack" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form as Carol Danvers. May I make a basic attack against Rhino?",
    fr = "Je suis sous forme d'alter ego, Carol Danvers. Puis-je faire une attaque basique contre Rhino ?",
  },
  shows    = { "mc.attack.hero-basic" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { "Rhino I" }

refused(function() ann:attacks_with "Carol Danvers" end, "mc.attack.hero-basic")
ann:changes_form()
ann:attacks_with "Captain Marvel"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "No, only a hero has an attack power. Change form first, and Captain Marvel may attack in the same turn.",
  fr = "Non, seul un héros a un pouvoir d'attaque. Changez d'abord de forme, et Captain Marvel peut attaquer pendant le même tour.",
}
