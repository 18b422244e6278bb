scenario "The reward of a destroyed card waits until the played card is finished" {
  game     = "forever-evil",
  question = {
    en = "Phantom Stranger destroys Steve Trevor in my hand. Do I draw my two cards before I decide about a card of my discard pile?",
    fr = "Phantom Stranger détruit Steve Trevor dans ma main. Est-ce que je pioche mes deux cartes avant de décider pour une carte de ma défausse ?",
  },
  shows    = { "fe.amb.triggers-wait" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Phantom Stranger", "Steve Trevor", "Punch" }, deck = { "Kick", "Mallet" }, discard = { "Vulnerability" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Phantom Stranger"
ann:destroys "Steve Trevor"
expect(ann.hand):is { "Punch" }         -- nothing drawn yet
expect(ann):must_choose { "destroys Vulnerability", "declines" }
ann:destroys "Vulnerability"
expect(ann.hand):is { "Punch", "Kick", "Mallet" }
ann:discards "Punch"

expect(ann.hand):is { "Kick", "Mallet" }
expect(ann.discard):is { "Punch" }
ruling {
  en = "No. Phantom Stranger is carried out to the end first; then Ann draws two cards and discards one.",
  fr = "Non. Phantom Stranger est d'abord résolu jusqu'au bout ; ensuite Ann pioche deux cartes et en défausse une.",
}
