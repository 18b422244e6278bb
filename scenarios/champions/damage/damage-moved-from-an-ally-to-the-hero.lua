scenario "Damage moves from a card to a dial" {
  game     = "champions",
  question = { en = "A card moves 2 damage from Mockingbird to a friendly character. May I pick Mockingbird herself to receive it, and what does it do to Spider-Man?", fr = "Une carte déplace 2 dégâts de Mockingbird vers un personnage ami. Puis-je choisir Mockingbird elle-même pour les recevoir, et que font-ils à Spider-Man ?" },
  shows    = { "mc.move.card-to-dial", "mc.move.not-to-itself", "mc.move.dial-and-card" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Transfusion" }, in_play = { { "Mockingbird", damage = 2 }, "Jessica Jones" } },
}
villain { "Rhino I" }

ann:plays "Transfusion"
ann:chooses "Mockingbird"
refused(function() ann:chooses "Mockingbird" end, "mc.move.not-to-itself")
ann:chooses "Spider-Man"
expect(ann.in_play:damage "Mockingbird"):is(0)
expect(ann.identity:hit_points "Spider-Man"):is(8)

ruling {
  en = "No, damage cannot be moved to where it already is. Two tokens leave Mockingbird and Spider-Man's dial goes down by 2.",
  fr = "Non, on ne déplace pas des dégâts là où ils sont déjà. Deux pions quittent Mockingbird et le cadran de Spider-Man baisse de 2.",
}
