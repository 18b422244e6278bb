scenario "A cancelled treachery is still revealed and discarded" {
  game     = "champions",
  question = {
    en = "I use Get Behind Me! to cancel \"I'm Tough\". Where does the treachery go?",
    fr = "Avec Restez derrière moi !, j'annule « Je suis Balèze ». Où va la traîtrise ?",
  },
  shows    = { "mc.cancel.treachery-still-revealed" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Get Behind Me!", "Energy", "Genius", "Strength", "Vibranium" }, dealt = { "\"I'm Tough\"" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Assault", "Hard to Keep Down", "Advance", "Shocker" }

ann:ends_turn()
ann:declines()                                   -- she keeps her hand
ann:declines()                                   -- nobody defends
ann:plays "Get Behind Me!"
ann:pays_with "Energy"
ann:declines()                                   -- Rhino attacks instead; nobody defends
expect(villain:tough "Rhino"):is(0)
expect(encounter_discard):has("\"I'm Tough\"", 1)
expect(ann.discard):has("Get Behind Me!", 1)
ruling {
  en = "To the encounter discard pile. It was revealed all the same; only its effects did not happen.",
  fr = "Dans la défausse Rencontre. Elle a bien été révélée ; seuls ses effets n'ont pas eu lieu.",
}
