scenario "Repair Sequence as a boost card" {
  game     = "champions",
  question = {
    en = "Repair Sequence is turned up as Ultron's boost card in an attack on me. What does its star do?",
    fr = "Séquence de Réparation est retournée comme carte boost d'Ultron dans une attaque contre moi. Que fait son étoile ?",
  },
  shows    = { "mc.card.repair-sequence", "mc.boost.star-resolves-faceup" },
  windows  = "pass",
  at       = "villain phase, step 2",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, engaged = { { "Genius", facedown = true, stunned = true }, { "Strength", facedown = true, stunned = true } } },
}
villain { { "Ultron I", damage = 7 } }
encounter_deck:on_top { "Repair Sequence", "Fog" }

ann:defends_with "Spider-Man"
expect(villain:damage "Ultron I"):is(5)
expect(ann.identity:damage "Spider-Man"):is(0)   -- ATK 2 and 1, DEF 3
ann:chooses "threat"                             -- after the attack
ann:chooses "Genius"                             -- which loses its stunned card, as does the other
ruling {
  en = "Two Drones face you, so Ultron gets rid of 2 of his damage. Besides, the card's icon raises the attack.",
  fr = "Deux Drones vous font face : Ultron perd 2 de ses dégâts. En outre, l'icône de la carte renforce l'attaque.",
}
