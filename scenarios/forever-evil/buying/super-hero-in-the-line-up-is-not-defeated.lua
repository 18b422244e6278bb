scenario "A Super Hero in the Line-Up cannot be defeated" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Does buying Batman out of the Line-Up count as defeating a Super Hero?",
    fr = "Acheter Batman dans la réserve compte-t-il comme vaincre un Super-Héros ?",
  },
  shows    = { "fe.amb.super-hero-from-line-up", "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 11 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Batman", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

refused(function() ann:defeats "Batman" end, "fe.faq.defeat-word")
ann:buys "Batman"
expect(ann.discard):is { "Batman" }
expect(super_heroes):shows "The Flash"
ruling {
  en = "No. You defeat a Super Hero only when you buy him from the top of the Super Hero stack.",
  fr = "Non. On ne vainc un Super-Héros que si on l'achète au sommet de la pile de Super-Héros.",
}
