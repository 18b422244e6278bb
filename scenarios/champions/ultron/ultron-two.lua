scenario "Ultron II is stronger by each Drone" {
  game     = "champions",
  question = {
    en = "Ultron II attacks me, and I have one Drone already. How much does he deal if nobody defends?",
    fr = "Ultron II m'attaque, et j'ai déjà un Drone. Combien inflige-t-il si personne ne défend ?",
  },
  shows    = { "mc.card.ultron-ii", "mc.modifiers.always-current" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, engaged = { { "Genius", facedown = true } }, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = { { "Strength", facedown = true } } },
}
villain { "Ultron II" }
encounter_deck:on_top { "Fog" }

ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.engaged):is { "Genius", "Energy" }
expect(ann.identity:damage "Spider-Man"):is(4)   -- ATK 2 and two Drones
expect(villain:atk "Ultron II"):is(2)
ruling {
  en = "4: first the top card of your deck becomes a Drone, then his ATK of 2 counts each Drone engaged with you, the new one as well. When the attack is over he is at 2 again.",
  fr = "4 : d'abord la carte du dessus de votre deck devient un Drone, puis son ATQ de 2 compte chaque Drone engagé avec vous, le nouveau aussi. L'attaque finie, il est de nouveau à 2.",
}
