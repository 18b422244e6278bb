scenario "Whatever the order of the draw pile, two of three cards are drawn" {
  game     = "metal",
  question = {
    en = "My draw pile holds a Steel, a Punch and a Vulnerability in an unknown order, and I draw two. Can I count on the Steel?",
    fr = "Ma pioche contient un Steel, un Coup de Poing et une Vulnérabilité dans un ordre inconnu, et j'en pioche deux. Puis-je compter sur le Steel ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Brisk Step" }, deck = { "Steel", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { breakthrough = 0 }

possible { that(ann.hand):has "Steel", within = "this turn", any_order_of = ann.deck }
possible { that(ann.hand):has "Punch", that(ann.hand):has "Vulnerability", within = "this turn", any_order_of = ann.deck }
never { that(ann.deck):count(0), within = "this turn", any_order_of = ann.deck }
ann:plays "Brisk Step"
ruling {
  en = "No. It may come, and it may be the one that stays; in every order exactly one card is left.",
  fr = "Non. Il peut venir, et il peut être celle qui reste ; dans tout ordre il reste exactement une carte.",
}
