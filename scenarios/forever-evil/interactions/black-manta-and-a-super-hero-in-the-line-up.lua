scenario "Black Manta and a Super Hero bought from the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta. A defeated Super Hero may not go under my deck; what about Batman, whom I buy out of the Line-Up?",
    fr = "Je suis Black Manta. Un Super-Héros vaincu ne va pas sous ma pioche ; et Batman, que j'achète dans la réserve ?",
  },
  shows    = { "fe.card.black-manta" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = {}, deck = { "Punch" }, discard = {}, power = 19 },
  { "Ben", character = "Lex Luthor",  hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Cyborg" } }
line_up { "Batman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:buys "Batman"
ann:uses "Black Manta"
expect(ann.deck):in_order { "Punch", "Batman" }
ann:defeats "The Flash"                      -- nothing is asked: he comes from the stack

expect(ann.discard):is { "The Flash" }
expect(ann.power):is(0)
ruling {
  en = "He may: it is the Line-Up that he comes from. The one you defeat on the stack goes to your discard pile.",
  fr = "Lui, oui : c'est de la réserve qu'il vient. Celui que vous battez sur la pile va dans votre défausse.",
}
