scenario "An opponent who must gain a card that is not there gains nothing" {
  game     = "metal",
  question = {
    en = "My Attack has each opponent gain a card of cost 2 or less from the Line-Up, and there is none. Does Ben gain something else, or do I?",
    fr = "Mon Attaque fait gagner à chaque adversaire une carte de la réserve de coût 2 ou moins, et il n'y en a pas. Ben gagne-t-il autre chose, ou moi ?",
  },
  shows    = { "metal.gain.nothing-available" },
}
card "Cheap Gift" { type = "Villain", cost = 5,
  says = { "Attack: each opponent gains a card of cost 2 or less from the Line-Up.",
    "Attaque : chaque adversaire gagne une carte de coût 2 ou moins de la réserve." },
  play = attack(each_foe){ foe:gain(one{ line_up, cost = { 0, 2 } }) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cheap Gift" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {}, discard = {} },
}
line_up { "War Cry", "Steel", "Clayface", "Black Manta", "Superman" }

ann:plays "Cheap Gift"
expect(log):has(ben, "gains no card of")
expect(log):has_no(ann, "gains no card of")
expect(ben.discard):is_empty()
expect(ann.discard):is_empty()
ruling {
  en = "Neither of you gains anything. The Attack has hit him, and what it asks of him cannot be done.",
  fr = "Ni l'un ni l'autre ne gagne rien. L'Attaque l'a touché, et ce qu'elle lui demande ne peut se faire.",
}
