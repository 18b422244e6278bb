scenario "The boost of Android Efficiency is paid for with its resource" {
  game     = "champions",
  question = {
    en = "Android Efficiency with the energy icon is the boost card of a scheme against me. May I keep the Drone away, and with what?",
    fr = "Efficacité d'Androïde à l'icône énergie est la carte boost d'une manigance contre moi. Puis-je éviter le Drone, et avec quoi ?",
  },
  shows    = { "mc.card.android-efficiency-energy", "mc.boost.star-resolves-faceup" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Energy", "Genius", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Aunt May" },
    engaged = {}, dealt = { "Advance" } },
}
villain { "Ultron I" }
encounter_deck:on_top { "Android Efficiency (energy)" }

ann:chooses "spend"
refused(function() ann:pays_with "Genius" end, "mc.resource.typed-cost")
ann:pays_with "Energy"
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Energy" }
ruling {
  en = "Yes, by spending an energy resource; a mental one is not enough. Otherwise the top card of your deck becomes a Drone.",
  fr = "Oui, en dépensant une ressource énergie ; une ressource mentale ne suffit pas. Sinon, la carte du dessus de votre deck devient un Drone.",
}
