scenario "What may be used, and can do nothing until another own effect has acted" {
  game     = "metal",
  question = {
    en = "My Hero triggers two Super Heroes. One may destroy a Weakness in my hand, and I have none yet; the other draws. May the draw come first?",
    fr = "Mon Héros déclenche deux Super-Héros. L'un peut détruire une Faiblesse de ma main, et je n'en ai pas encore ; l'autre pioche. La pioche peut-elle venir d'abord ?",
  },
  shows    = { "metal.team.order", "metal.amb.trigger-order" },
}

card "Trainee Sage" { pile = "character", after(plays{ type = "Hero" }){ destroy(one{ hand, name = "Weakness" }), optional = true } }

local ann, ben = players {
  { "Ann", team = { "Trainee Sage", "Trainee Birch" }, hand = { "Practice Hero" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}

ann:plays "Practice Hero"
expect(ann):must_choose { "uses Trainee Sage", "uses Trainee Birch" }
what_if("the one that finds nothing yet goes first", function()
  ann:uses "Trainee Sage"
  expect(log:last_move()):in_order { { "Trainee Sage", "has no further effect" }, { ann, "draws", "Weakness" } }
  expect(ann.hand):is { "Weakness" }
end)
ann:uses "Trainee Birch"
ann:uses "Trainee Sage"
expect(ann.hand):is_empty()
ruling {
  en = "Yes. The order is yours, also of what could do nothing yet; if its turn comes while there is still nothing for it, it is over.",
  fr = "Oui. L'ordre vous appartient, même pour ce qui ne pourrait encore rien faire ; si son tour vient alors qu'il n'y a toujours rien pour lui, c'est fini.",
}
