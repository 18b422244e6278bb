scenario "A card turned into a Drone still belongs to its player" {
  game     = "champions",
  question = {
    en = "The last card of my deck is put into play facedown as a Drone. Is my deck out now, and whose card is the Drone?",
    fr = "La dernière carte de mon deck arrive en jeu face cachée comme Drone. Mon deck est-il épuisé, et à qui est le Drone ?",
  },
  shows    = { "mc.amb.owner-of-drones" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Haymaker", "First Aid", "Strength", "Photonic Blast" }, deck = { "Inspired" },
    discard = { "Energy Absorption", "Hawkeye" }, dealt = { "Assembly" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ann:declines()                          -- the hand is full: nothing is drawn
expect(ann.engaged):count(1)
expect(ann.deck):count(2)
expect(ann.discard):is_empty()
expect(attachments):is { "Charge", "Enhanced Ivory Horn" }
ruling {
  en = "Yours still. The deck is out at once: it is rebuilt from your discard pile, and you are dealt an encounter card.",
  fr = "Toujours à vous. Le deck est aussitôt épuisé : il est reconstitué avec votre défausse, et vous recevez une carte Rencontre.",
}
