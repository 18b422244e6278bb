scenario "Cards dealt during the reveals are revealed too" {
  game     = "champions",
  question = {
    en = "My cards are revealed. While Ben reveals his, Get Behind Me! makes me draw the last card of my deck and I am dealt an encounter card. Does it wait for the next round?",
    fr = "Mes cartes sont révélées. Pendant que Ben révèle les siennes, Restez derrière moi ! me fait piocher la dernière carte de mon deck et je reçois une carte Rencontre. Attend-elle le round suivant ?",
  },
  shows    = { "mc.villain-phase.4-until-none" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Get Behind Me!", "Energy", "Genius", "Strength", "Aunt May" }, deck = { "Black Cat" }, discard = { "Swinging Web Kick" } },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Advance" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Alpha Flight Station", "Hawkeye" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary", "Shocker", "Assault" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- keeps her hand
ann:plays "Get Behind Me!"
ann:pays_with "Aunt May"
ann:uses "Spider-Man"
expect(ann.dealt):count(1)
ann:declines()                                   -- nobody defends
expect(ann.dealt):is_empty()
expect(ann.engaged):has "Shocker"                -- that card
expect(game.round):is(2)
ruling {
  en = "No. Once Ben is done it is your turn again: step four goes on until nobody has a dealt card left.",
  fr = "Non. Une fois Ben servi, c'est de nouveau à vous : l'étape 4 continue jusqu'à ce que plus personne n'ait de carte attribuée.",
}
