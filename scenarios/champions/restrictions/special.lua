scenario "A Special ability waits for a card that calls for it" {
  game     = "champions",
  question = {
    en = "I control Panther Claws, Tactical Genius and Tenacity. May I use the claws by themselves, and what does Wakanda Forever! use?",
    fr = "Je contrôle Griffes de Panthère, Génie tactique et Persévérance. Puis-je utiliser les griffes seules, et que déclenche Wakanda Éternel ! ?",
  },
  shows    = { "mc.special.only-when-told", "mc.traits.referenced" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (wild)", "Energy" },
    in_play = { "Panther Claws", "Tactical Genius", "Tenacity" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

refused(function() ann:uses "Panther Claws" end, "mc.special.only-when-told")
ann:plays "Wakanda Forever! (wild)"
expect(ann):must_choose { "chooses Panther Claws", "chooses Tactical Genius" }
ann:chooses "Tactical Genius"

expect(main_scheme:threat "The Break-In!"):is(2)
expect(villain:damage "Rhino I"):is(4)
ruling {
  en = "Not by themselves. Wakanda Forever! resolves the Special of each upgrade with the Black Panther trait: claws and Tactical Genius, but not Tenacity.",
  fr = "Pas seules. Wakanda Éternel ! résout la capacité Spécial de chaque amélioration ayant le trait Black Panther : les griffes et Génie tactique, mais pas Persévérance.",
}
