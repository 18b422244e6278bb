scenario "Victory Point tokens are added to the cards" {
  game     = "forever-evil",
  question = {
    en = "My cards make 10 and there are 3 tokens on my Super-Villain; Ben's cards make 12. Do the tokens decide?",
    fr = "Mes cartes font 10 et j'ai 3 jetons PV sur mon Super-Vilain ; les cartes de Ben font 12. Les jetons font-ils la différence ?",
  },
  shows    = { "fe.vp.scored", "fe.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Batman", "Superwoman", "Kick" }, discard = {}, vp = 3 },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Superman", "Shazam!" }, discard = {} },
}
stacks { super_heroes = { "The Flash" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(13)
expect(ben.score):is(12)
expect(ann):won()
ruling {
  en = "Yes: tokens count like the points on cards, 13 against 12.",
  fr = "Oui : les jetons comptent comme les PV des cartes, 13 contre 12.",
}
