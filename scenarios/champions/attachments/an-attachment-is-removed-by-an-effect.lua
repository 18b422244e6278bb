scenario "An attachment stays until an effect removes it" {
  game     = "champions",
  question = {
    en = "How do we get rid of Enhanced Ivory Horn while Rhino stays in play?",
    fr = "Comment se débarrasser de Corne en Ivoire Renforcée alors que Rhino reste en jeu ?",
  },
  shows    = { "mc.attach-to.leaves-by-effect" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Strength", "Backflip", "Energy" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }
main_scheme { { "The Break-In!", threat = 0 } }

expect(villain:atk "Rhino"):is(3)
ann:uses "Enhanced Ivory Horn"
refused(function() ann:pays_with "Energy" end, "mc.resource.typed-cost")
ann:pays_with "Strength"                         -- and with Backflip, the only card left that fits
expect(ann.hand):is { "Energy" }
expect(attachments):is_empty()
expect(encounter_discard):is { "Enhanced Ivory Horn" }
expect(villain):is { "Rhino I" }
expect(villain:atk "Rhino"):is(2)
ruling {
  en = "By its own Hero Action: pay three physical resources and it is discarded. Until some effect does so, it stays on him.",
  fr = "Par sa propre Action de héros : payez trois ressources physiques et elle est défaussée. Tant qu'aucun effet ne le fait, elle reste sur lui.",
}
