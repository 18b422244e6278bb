scenario "A defending ally takes all the damage and the excess is lost" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "Maria Hill has 2 hit points and defends against an attack of 6. Does the rest reach Captain Marvel?",
    fr = "Maria Hill a 2 points de vie et défend contre une attaque de 6. Le reste atteint-il Captain Marvel ?",
  },
  shows    = { "mc.enemy-attack.4-ally-defends", "mc.enemy-attack.2-declare-defender" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" }, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership" } },
}
villain { "Rhino III" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Maria Hill"
expect(ann.discard):has "Maria Hill"
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.identity:exhausted "Captain Marvel"):is(0)
ruling {
  en = "No. The ally takes all of it and is defeated; what is left over is lost, unless the attack has overkill.",
  fr = "Non. L'allié subit tout et est vaincu ; l'excédent est perdu, sauf si l'attaque a Déferlement.",
}
