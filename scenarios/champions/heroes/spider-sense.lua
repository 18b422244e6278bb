scenario "Spider-Sense draws a card when the villain attacks Spider-Man" {
  game     = "champions",
  question = {
    en = "Rhino and a Hydra Bomber attack me as Spider-Man. For which attacks does Spider-Sense draw a card?",
    fr = "Rhino et un Poseur de Bombe d'Hydra m'attaquent en Spider-Man. Pour quelles attaques le Sens d'Araignée fait-il piocher ?",
  },
  shows    = { "mc.card.spider-man" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Genius", "Energy", "Strength", "Black Cat", "Web-Shooter" }, deck_top = { "Aunt May" }, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                    -- no discard
ann:uses "Spider-Man"
ann:defends_with "Spider-Man"

expect(ann.hand):has("Aunt May", 1)
expect(ann.hand):count(6)
ruling {
  en = "For Rhino's only: he is the villain. The bomber's attack, a minion's, draws nothing. Spider-Man defends with DEF 3 and takes nothing from Rhino's 2.",
  fr = "Pour celle de Rhino seulement : c'est lui le méchant. L'attaque du poseur de bombe, un sbire, ne fait rien piocher. Spider-Man défend avec DEF 3 et ne subit rien des 2 de Rhino.",
}
