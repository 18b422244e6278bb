scenario "The dial shows the remaining hit points" {
  game     = "champions",
  question = {
    en = "Carol Danvers' dial shows 6 and she recovers. What does it show then?",
    fr = "Le cadran de Carol Danvers indique 6 et elle récupère. Qu'indique-t-il ensuite ?",
  },
  shows    = { "mc.remaining-hp.dial-value" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, identity = { { "Carol Danvers", damage = 6 } } },
}
villain { "Rhino I" }

expect(ann.identity:hit_points "Carol Danvers"):is(6)
ann:recovers()
expect(ann.identity:hit_points "Carol Danvers"):is(10)
ruling {
  en = "10. For a hero, alter ego or villain the dial is the number of hit points left.",
  fr = "10. Pour un héros, un alter ego ou un méchant, le cadran est le nombre de points de vie restants.",
}
