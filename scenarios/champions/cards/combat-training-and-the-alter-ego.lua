scenario "Combat Training helps the hero only" {
  game     = "champions",
  question = {
    en = "I have Combat Training and change to alter-ego form. What becomes of my ATK?",
    fr = "J'ai Entraînement au Combat et je passe en alter ego. Que devient mon ATQ ?",
  },
  shows    = { "mc.card.combat-training" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Combat Training", "Energy" }, in_play = {} },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Combat Training"
expect(ann.identity:atk "She-Hulk"):is(4)
ann:changes_form()
expect(ann.identity:exhausted "Jennifer Walters"):is(0)      -- it is not for want of being ready
expect(ann):may_not("attacks_with", "Jennifer Walters")
expect(ann.in_play):is { "Combat Training" }
ruling {
  en = "It is 4 in hero form. The card stays with you in alter-ego form, but that side has no ATK and cannot attack.",
  fr = "Elle est de 4 en héros. La carte reste en jeu en alter ego, mais ce côté n'a pas d'ATQ et ne peut pas attaquer.",
}
