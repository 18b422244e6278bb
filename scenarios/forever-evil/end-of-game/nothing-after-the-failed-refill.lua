scenario "A failed refill stops the end of the turn at once" {
  game     = "forever-evil",
  question = {
    en = "I defeated The Flash and the Line-Up cannot be filled. Does the next Super Hero still make his First Appearance Attack before we count?",
    fr = "J'ai vaincu Flash et la réserve ne peut pas être complétée. Le Super-Héros suivant fait-il encore son Attaque de Révélation avant le décompte ?",
  },
  shows    = { "fe.game-end.immediately", "fe.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 11 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = { "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck {}

ann:defeats "The Flash"
ann:buys "Catwoman"
ann:ends_turn()

expect(game):is_over()
expect(super_heroes):is_face_down()       -- Batman never appeared
expect(weakness):count(20)                -- so nobody has gained a Weakness
expect(ann.score):is(5)
expect(ben.score):is(1)
ruling {
  en = "No. The game ends on the spot: no new hand is drawn, no Super Hero appears, and nobody has another turn.",
  fr = "Non. La partie s'arrête sur-le-champ : pas de nouvelle main, pas de Super-Héros qui apparaît, et plus de tour pour personne.",
}
