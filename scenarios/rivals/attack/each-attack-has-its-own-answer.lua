scenario "One Defense does not last for two Attacks" {
  game     = "rivals",
  question = {
    en = "I attack Ben twice and he has a single Defense. Can he get through without a Weakness? Can he end up with two?",
    fr = "J'attaque Ben deux fois et il n'a qu'une Défense. Peut-il s'en tirer sans Faiblesse ? Peut-il en avoir deux ?",
  },
  shows    = { "rivals.attack.may-avoid", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof", "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella" }, deck = { "Punch", "Punch" }, discard = {} },
}
line_up { "Superman", "Killing Joke", "Ra's al Ghul", "Red Robin", "Hugo Strange" }
stacks { kick = 0 }

ann:plays "Leaky Roof"
ben:defends "Umbrella"
possible { that(ben.discard):has("Weakness", 1), within = "this turn" }
never { that(ben.discard):has("Weakness", 2), within = "this turn" }
ann:plays "Leaky Roof"
expect(ben.discard):is { "Umbrella", "Weakness" }
ruling {
  en = "Not if you make both Attacks: his Defense is gone after the first. And having used it, he takes one Weakness at most.",
  fr = "Non si vous faites les deux Attaques : sa Défense est partie après la première. Et l'ayant utilisée, il prend une Faiblesse au plus.",
}
