scenario "The Power of Protection is worth one for a basic card" {
  game     = "champions",
  question = {
    en = "Mockingbird costs 3. Do The Power of Protection and one more resource pay for her?",
    fr = "Mockingbird coûte 3. Le Pouvoir de la Protection et une autre ressource suffisent-ils ?",
  },
  shows    = { "mc.resource.card-cost" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Mockingbird", "The Power of Protection", "First Aid" } },
}
villain { { "Rhino I", damage = 0 } }

refused(function() ann:plays "Mockingbird" end, "mc.resource.card-cost")
expect(ann.hand):count(3)
ruling {
  en = "No. She is basic, so it makes one resource only, and two do not pay for three.",
  fr = "Non. Elle est basique : il ne fait qu'une ressource, et deux n'en paient pas trois.",
}
