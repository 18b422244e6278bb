scenario "A card that looks into the Line-Up does not reach the stacks" {
  game     = "forever-evil",
  question = {
    en = "Power Ring lets me destroy a Hero in the Line-Up. May I destroy The Flash on his stack beside it?",
    fr = "Power Ring me laisse détruire un Héros de la réserve. Puis-je détruire Flash, sur sa pile à côté ?",
  },
  shows    = { "fe.stacks.not-line-up", "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Ring" }, deck = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Mallet", "Insanity" }
main_deck { "Stargirl" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:plays "Power Ring"
expect(ann):must_choose { "destroys Catwoman", "declines" }
refused(function() ann:destroys "The Flash" end, "fe.stacks.not-line-up")
ann:destroys "Catwoman"
expect(ann.power):is(1)                          -- one name of a Hero among the destroyed cards
expect(super_heroes):shows "The Flash"
ruling {
  en = "No. The stacks and the main deck are no part of the Line-Up; only Catwoman can be chosen here.",
  fr = "Non. Les piles et le deck commun ne font pas partie de la réserve ; seule Catwoman peut être choisie ici.",
}
