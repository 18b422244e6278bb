scenario "Healing is limited by the damage on the dial" {
  game     = "champions",
  question = { en = "Jennifer Walters has REC 5 and her dial shows 12 of 15. How much damage is there to heal?", fr = "Jennifer Walters a REC 5 et son cadran montre 12 sur 15. Combien de dégâts y a-t-il à soigner ?" },
  shows    = { "mc.sustained-damage.dial-characters" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", identity = { { "Jennifer Walters", damage = 3 } }, hand = {} },
}
villain { "Rhino I" }

ann:recovers()
expect(ann.identity:hit_points "Jennifer Walters"):is(15)

ruling {
  en = "Three, her maximum of 15 less the 12 on the dial. So recovering takes her back to 15 and no further.",
  fr = "Trois, son maximum de 15 moins les 12 du cadran. La récupération la ramène donc à 15, pas plus.",
}
