scenario "Backflip after the defending ally has fallen" {
  game     = "champions",
  question = {
    en = "My ally defends and falls to a boost card, so the attack would hit me. May I still play Backflip, and do I then defend?",
    fr = "Mon allié défend et tombe à cause d'une carte Boost, l'attaque va donc me toucher. Puis-je encore jouer Salto Arrière, et est-ce alors moi qui défends ?",
  },
  shows    = { "mc.amb.defender-left-play", "mc.defend.labelled-ability", "mc.card.backflip" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Mockingbird", damage = 2 } },
    deck_top = { "Backflip", "Energy", "Genius", "Strength", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shrapnel", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                       -- no Spider-Sense
ann:defends_with "Mockingbird"
ann:plays "Backflip"

expect(ann.identity:damage "Spider-Man"):is(1)       -- of the boost card only
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "Yes. You would take the damage, so Backflip prevents it, and as nobody defended any more your hero counts as defending.",
  fr = "Oui. Vous alliez subir les dégâts : Salto Arrière les prévient, et comme plus personne ne défendait, votre héros compte comme défenseur.",
}
