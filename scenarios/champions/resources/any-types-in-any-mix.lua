scenario "A card is paid with resources of any types" {
  game     = "champions",
  question = {
    en = "Swinging Web Kick costs 3. May I pay with one energy, one mental and one physical resource, and are two enough?",
    fr = "Coup de pied en balancier coûte 3. Puis-je payer avec une ressource énergie, une mentale et une physique, et deux suffisent-elles ?",
  },
  shows    = { "mc.resource.card-cost", "mc.resource.any-mix" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Swinging Web Kick", "Interrogation Room", "Surveillance Team", "Backflip" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Swinging Web Kick"
ann:pays_with "Interrogation Room"
ann:pays_with "Surveillance Team"
expect(ann):must_choose { "pays with Backflip", "pays with Swinging Web Kick" }
ann:pays_with "Backflip"
expect(villain:damage "Rhino I"):is(8)
expect(ann.hand):is { "Swinging Web Kick" }
refused(function() ann:plays "Swinging Web Kick" end, "mc.resource.card-cost")
ruling {
  en = "Any three will do, whatever their types. Fewer than the cost are not enough: then the card cannot be played.",
  fr = "Trois ressources suffisent, quels que soient leurs types. Avec moins que le coût, la carte ne peut pas être jouée.",
}
