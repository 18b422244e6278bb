scenario "A hand without a type has nothing to discard" {
  game     = "metal",
  question = {
    en = "An Attack makes me discard a Hero or a Villain, and I hold a Weakness and a Breakthrough. Must one of them go?",
    fr = "Une Attaque me fait défausser un Héros ou un Vilain, et j'ai en main une Faiblesse et une Surcharge. L'une doit-elle partir ?",
  },
  shows    = { "metal.types.none" },
}

card "Headcount" { type = "Super Power", cost = 2, play = attack(each_foe){ foe:discard(one{ foe.hand, type = { "Hero", "Villain" } }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Headcount" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Weakness", "Breakthrough" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Headcount"
expect(ben.hand):is { "Weakness", "Breakthrough" }
expect(log:last_move()):has("Headcount", "has no further effect", "by", "metal.types.none")
ruling {
  en = "No. Neither has a type, so you hold nothing of what is asked for.",
  fr = "Non. Aucune n'a de type : vous n'avez rien de ce qui est demandé.",
}
