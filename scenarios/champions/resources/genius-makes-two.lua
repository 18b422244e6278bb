scenario "A card discarded for its resources makes all of them" {
  game     = "champions",
  question = {
    en = "Surveillance Team costs 2. Is discarding Genius alone enough?",
    fr = "Équipe de Surveillance coûte 2. Suffit-il de défausser Génie ?",
  },
  shows    = { "mc.resource.by-discarding" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Surveillance Team", "Genius", "Backflip" } },
}

ann:plays "Surveillance Team"
ann:pays_with "Genius"
expect(ann.in_play):is { "Surveillance Team" }
expect(ann.hand):is { "Backflip" }
expect(ann.discard):is { "Genius" }
ruling {
  en = "Yes. Genius shows two mental resources, and discarding it generates both.",
  fr = "Oui. Génie montre deux ressources mentales, et la défausser génère les deux.",
}
