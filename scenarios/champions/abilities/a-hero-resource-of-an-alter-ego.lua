scenario "A Hero Resource and a Hero Interrupt are not for an alter ego" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I am Peter Parker. May I use Web-Shooter to pay, or Enhanced Spider-Sense against a treachery?",
    fr = "Je suis Peter Parker. Puis-je utiliser Lance-Toile pour payer, ou Sens d'Araignée Aiguisé contre une traîtrise ?",
  },
  shows    = { "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Enhanced Spider-Sense", "Genius" }, in_play = { { "Web-Shooter", counters = 3 }, "Black Widow" }, dealt = { "Advance" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Shocker" }

-- Black Widow may answer the treachery, so Ann is asked
refused(function() ann:plays "Enhanced Spider-Sense" end, "mc.triggered-ability.form-label")
ann:uses "Black Widow"
refused(function() ann:uses "Web-Shooter" end, "mc.triggered-ability.form-label")
ann:pays_with "Genius"

expect(ann.hand):is { "Enhanced Spider-Sense" }
expect(encounter_discard):has "Advance"
ruling {
  en = "No, neither. Whatever is marked for the hero needs the hero form, at any moment of the game.",
  fr = "Non, ni l'un ni l'autre. Tout ce qui est marqué pour le héros demande la forme de héros, à tout moment de la partie.",
}
