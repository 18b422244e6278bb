scenario "Under Attack asks every player in turn" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Ben reveals Under Attack. I am a hero, he is an alter ego. Who chooses what, in which order, and what can Ben choose?",
    fr = "Ben révèle Civils Attaqués. Je suis en héros, lui en alter ego. Qui choisit quoi, dans quel ordre, et que peut choisir Ben ?",
  },
  shows    = { "mc.card.under-attack", "mc.form.alter-ego-hides-hero", "mc.player-order.first-then-clockwise", "mc.choose.must-matter" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Under Attack" } },
}
villain { "Rhino I" }

expect(side_schemes:threat "Under Attack"):is(3)
expect(ann):must_choose { "chooses threat", "chooses damage" }   -- the first player, though Ben reveals it
what_if("Ann, too, lets it grow", function()
  ann:chooses "threat"
  expect(side_schemes:threat "Under Attack"):is(7)
  expect(ann.identity:damage "Spider-Man"):is(0)
end)
ann:chooses "damage"
expect(ann.identity:damage "Spider-Man"):is(3)
expect(side_schemes:threat "Under Attack"):is(5)                 -- Ben has no hero to be hurt: nothing was left to choose
expect(ben.identity:damage "Carol Danvers"):is(0)
ruling {
  en = "Each of you, you as the first player first: 2 threat onto Under Attack or 3 damage to your own hero. An alter ego is no hero, so Ben can choose the threat only.",
  fr = "Chacun de vous, vous d'abord comme premier joueur : 2 menaces sur Civils Attaqués ou 3 dégâts à votre propre héros. Un alter ego n'est pas un héros ; Ben ne peut donc choisir que la menace.",
}
