scenario "Gaining and buying side by side" {
  game     = "forever-evil",
  question = {
    en = "I gain one card of the Line-Up and buy another in the same turn. What is the difference?",
    fr = "Dans le même tour, je gagne une carte de la réserve et j'en achète une autre. Quelle est la différence ?",
  },
  shows    = { "fe.gain.by-effect", "fe.gain.free", "fe.gain.to-discard", "fe.buy.pay-cost", "fe.buy.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Kick", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Cold Gun", "Superwoman", "Giganta" }

refused(function() ann:gains "Man-Bat" end, "fe.gain.by-effect")   -- nobody gains a card without a text that says so
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(2)
ann:plays "Transmutation"
ann:destroys "Kick"
ann:gains "Man-Bat"
expect(ann.power):is(2)                          -- the gained card has cost nothing
expect(ann.discard):is { "Man-Bat" }
ann:buys "Cold Gun"
expect(ann.power):is(0)                          -- the bought one was paid for
expect(ann.discard):is { "Man-Bat", "Cold Gun" }
ruling {
  en = "You buy what you like, in your turn, and pay its cost with Power. You gain only what a card's text makes you gain, and that costs nothing. Both go to your discard pile at once.",
  fr = "Vous achetez ce que vous voulez, pendant votre tour, en payant son coût en Puissance. Vous ne gagnez que ce qu'un texte vous fait gagner, et gratuitement. L'une et l'autre vont aussitôt dans votre défausse.",
}
