scenario "Two Super Heroes of the stack cannot fall in one turn, with any Power" {
  game     = "forever-evil",
  question = {
    en = "I have Power for three Super Heroes. Is there any way to defeat two from the stack in the same turn?",
    fr = "J'ai du Pouvoir pour trois Super-Héros. Y a-t-il un moyen d'en vaincre deux du paquet dans le même tour ?",
  },
  shows    = { "fe.hero.one-per-turn", "fe.hero.next-stays-down" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 60, hand = { "Word of Power", "Transmutation", "Phantom Stranger" }, discard = {},
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Power Girl", "Superwoman" }
stacks { kick = 0, super_heroes = { "The Flash", "Aquaman", "Batman" } }

possible { that(ann.discard):has "The Flash", within = "1 move" }
never { that(ann.discard):has "Aquaman", within = "this turn" }

ann:defeats "The Flash"
refused(function() ann:defeats "Aquaman" end, "fe.hero.one-per-turn")

expect(super_heroes):is_face_down()
expect(ann.power):is(52)
ruling {
  en = "No. One Super Hero of the stack each turn: the next one stays face down until the turn is over, and no Power and no card of yours changes that.",
  fr = "Non. Un seul Super-Héros du paquet par tour : le suivant reste face cachée jusqu'à la fin du tour, et ni votre Pouvoir ni vos cartes n'y changent rien.",
}
