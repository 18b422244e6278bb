scenario "Not all of the energy goes into Energy Channel" {
  game     = "champions",
  question = {
    en = "I have three cards with energy and use Energy Channel. Must I spend them all, or may I stop after the first?",
    fr = "J'ai trois cartes à énergie et j'emploie Énergie Canalisée. Dois-je toutes les dépenser, ou puis-je m'arrêter après la première ?",
  },
  shows    = { "mc.card.energy-channel" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Crisis Interdiction", "Emergency" }, in_play = { "Energy Channel" } },
}
villain { { "Rhino I" } }

ann:uses "Energy Channel"
ann:pays_with "Emergency"
expect(ann):may "declines"
ann:declines()
expect(ann.in_play:counters "Energy Channel"):is(1)
expect(ann.hand):is { "Energy", "Crisis Interdiction" }
ruling {
  en = "You may stop. It must be at least one energy; how many more is up to you.",
  fr = "Vous pouvez vous arrêter. Il en faut au moins une ; au-delà, c'est vous qui choisissez.",
}
