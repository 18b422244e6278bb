scenario "A Surge inside the cancelled effect is lost" {
  game     = "champions",
  question = {
    en = "Rhino is already Tough, so \"I'm Tough\" would gain Surge. I cancel it. Do I reveal another card?",
    fr = "Rhino est déjà Tenace, donc « Je suis Balèze » gagnerait Renfort. Je l'annule. Dois-je révéler une autre carte ?",
  },
  shows    = { "mc.cancel.before-initiation", "mc.cancel.treachery-still-revealed" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "\"I'm Tough\"" } },
}
villain { { "Rhino I", damage = 4, tough = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Assault", "Hard to Keep Down", "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ann:declines()                                   -- she keeps her hand
ann:declines()                                   -- no card for the attack
ann:declines()                                   -- nobody defends
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Energy"
expect(ann.engaged):is_empty()
expect(encounter_deck):is { "Hydra Mercenary", "Shocker" }
expect(encounter_discard):has("\"I'm Tough\"", 1)
ruling {
  en = "No. That Surge comes from the When Revealed effect, which never started; only a printed Surge would remain.",
  fr = "Non. Ce Renfort vient de l'effet « Une fois révélée », qui n'a jamais commencé ; seul un Renfort imprimé resterait.",
}
