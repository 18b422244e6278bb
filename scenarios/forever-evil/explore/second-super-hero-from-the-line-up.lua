scenario "A second Super Hero in one turn, when one lies in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Aquaman has got into the Line-Up. Can I get him and The Flash in the same turn after all?",
    fr = "Aquaman est arrivé dans la réserve. Puis-je tout de même prendre lui et Flash dans le même tour ?",
  },
  shows    = { "fe.amb.super-hero-from-line-up", "fe.hero.one-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 20, hand = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Aquaman", "Superwoman", "Ultraman", "Mallet", "Grid" }
stacks { super_heroes = { "The Flash", "Batman" } }

possible { that(ann.discard):has "The Flash", that(ann.discard):has "Aquaman", within = "this turn" }

ann:defeats "The Flash"
ann:buys "Aquaman"
refused(function() ann:defeats "Batman" end, "fe.hero.one-per-turn")

expect(ann.discard):is { "The Flash", "Aquaman" }
ruling {
  en = "Yes. The limit counts Super Heroes on top of the stack; one that lies in the Line-Up is bought like any card there.",
  fr = "Oui. La limite compte les Super-Héros du dessus du paquet ; celui qui est dans la réserve s'achète comme toute carte de la réserve.",
}
