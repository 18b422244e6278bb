scenario "Without any choice the reward is still the Broadsword player's" {
  game     = "forever-evil",
  question = {
    en = "Steve Trevor is the only card of Ben's discard pile that my Broadsword can destroy. I chose nothing: is the reward mine?",
    fr = "Steve Trevor est la seule carte de la défausse de Ben que mon Glaive puisse détruire. Je n'ai rien choisi : la récompense est-elle à moi ?",
  },
  shows    = { "fe.amb.first-appearance-chooser", "fe.destroy.broadsword" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" }, deck = { "Kick", "Mallet" } },
  { "Ben", character = "Black Manta", hand = { "Punch" }, deck = { "Punch", "Punch" }, discard = { "Steve Trevor", "Giganta" } },
}

ann:plays "Broadsword"                  -- there is only one card to destroy
ann:discards "Mallet"

expect(ann.hand):is { "Kick" }
expect(ben.deck):count(2)
expect(destroyed):is { "Steve Trevor" }
ruling {
  en = "Yes. With no choice the reward goes to the player of the effect, so Ann draws two cards and discards one.",
  fr = "Oui. Sans choix, la récompense va au joueur de l'effet : Ann pioche donc deux cartes et en défausse une.",
}
