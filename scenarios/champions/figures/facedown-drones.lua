scenario "A facedown Drone goes back to its owner when defeated" {
  game     = "champions",
  question = {
    en = "The top card of my deck lies facedown before me as a Drone. I defeat it. Where does the card go?",
    fr = "La carte du dessus de mon deck est face cachée devant moi comme Drone. Je la vaincs. Où va la carte ?",
  },
  shows    = { "mc.scenario-card.figure-ultron-drones" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius", "Vision" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Assembly" }

ann:ends_turn()
ann:declines()                                   -- nobody defends against Rhino
expect(ann.engaged):count(1)
expect(ann.discard):is_empty()
expect(ann.engaged:atk "Vision"):is(1)            -- printed on Vision: 2
ann:attacks_with "Captain Marvel"
ann:chooses "Vision"                            -- the facedown card
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Vision" }
ruling {
  en = "Faceup into your discard pile, as you own it. While it lies facedown it is a minion with 1 hit point, SCH 1 and ATK 1, whatever is printed on it.",
  fr = "Face visible dans votre défausse, puisqu'elle est à vous. Face cachée, c'est un sbire à 1 point de vie, MNG 1 et ATQ 1, quoi qu'il y soit imprimé.",
}
