scenario "Rhino I, plain and simple" {
  game     = "champions",
  question = {
    en = "What does Rhino do in his first stage, and how much damage can he take in a game for one?",
    fr = "Que fait Rhino à son premier stade, et combien peut-il encaisser face à un seul joueur ?",
  },
  shows    = { "mc.hit-points.dial-reduced" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Assault", "Advance" }

expect(villain:hit_points "Rhino I"):is(14)
expect(villain:atk "Rhino I"):is(2)
expect(villain:sch "Rhino I"):is(1)
ann:attacks_with "Captain Marvel"
expect(villain:hit_points "Rhino I"):is(12)
ann:ends_turn()
ann:declines()
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(4)
ruling {
  en = "He attacks for 2, schemes for 1, has 14 hit points per player, and no text at all.",
  fr = "Il attaque à 2, manigance à 1, a 14 points de vie par joueur, et aucun texte.",
}
