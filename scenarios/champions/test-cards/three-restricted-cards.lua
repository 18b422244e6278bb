scenario "Two Restricted cards at most" {
  game     = "champions",
  question = {
    en = "I control two Restricted cards and play a third. May I keep all three, and if not, does the new one have to go?",
    fr = "Je contrôle deux cartes Restreint et j'en joue une troisième. Puis-je garder les trois, et sinon, est-ce la nouvelle qui part ?",
  },
  shows    = { "mc.keywords.restricted-two", "mc.keywords.restricted-discard" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Gear" }, in_play = { { "Gear", exhausted = true }, "Gear", { "Web-Shooter", counters = 3 } } },
}

ann:plays "Gear"
expect(ann):must_choose { "discards Gear", "discards Gear#2" }      -- the exhausted one or a ready one
refused(function() ann:declines() end, "mc.keywords.restricted-discard")
refused(function() ann:discards "Web-Shooter" end, "mc.keywords.restricted-discard")
ann:discards "Gear#1"
expect(ann.in_play):has("Gear", 2)
expect(ann.discard):has("Gear", 1)
ruling {
  en = "No. You may play it, but then you choose and discard Restricted cards at once until two are left; which ones is up to you.",
  fr = "Non. Vous pouvez la jouer, mais vous défaussez aussitôt des cartes Restreint de votre choix jusqu'à n'en garder que deux.",
}
