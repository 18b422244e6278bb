scenario "How many cards this hand can hold" {
  game     = "forever-evil",
  question = {
    en = "I hold Ultra Strength, Johnny Quick and three Punches, and The Flash lies on top of my deck. How many cards can I be left with in hand this turn?",
    fr = "J'ai Ultra Strength, Johnny Quick et trois Coups de Poing en main, et Flash est au-dessus de ma pioche. Combien de cartes puis-je garder en main ce tour ?",
  },
  shows    = { "fe.card.ultra-strength", "fe.card.johnny-quick", "fe.card.the-flash" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Ultra Strength", "Johnny Quick", "Punch", "Punch", "Punch" },
    deck = { "The Flash", "Punch", "Vulnerability", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Power Girl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }
stacks { super_heroes = { "Aquaman", "Batman" } }

possible { that(ann.hand):count(7), within = "this turn" }
never { that(ann.hand):count(8), within = "this turn" }

ann:plays "Ultra Strength"
ann:plays "Johnny Quick"
ann:plays "The Flash"
ann:discards "Vulnerability"

expect(ann.hand):count(7)
ruling {
  en = "Seven. Each of the three cards leaves your hand and draws, The Flash also makes you discard one; no order does better.",
  fr = "Sept. Chacune des trois cartes quitte votre main et en fait piocher, Flash en fait aussi défausser une ; aucun ordre ne fait mieux.",
}
