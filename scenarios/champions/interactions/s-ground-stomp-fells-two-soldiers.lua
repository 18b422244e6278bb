scenario "Two soldiers fall at once" {
  game     = "champions",
  question = {
    en = "My Ground Stomp fells my Hydra Soldier and Ben's. Who is dealt a card, in which order, and may I Chase Them Down?",
    fr = "Mon Piétinement abat mon Soldat d'Hydra et celui de Ben. Qui reçoit une carte, dans quel ordre, et puis-je jouer Poursuivons-Les ?",
  },
  shows    = { "mc.card.ground-stomp", "mc.card.hydra-soldier", "mc.first-player.orders-effects" },
  first    = "Ben",
  turn     = "Ann",
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Energy", "Chase Them Down" }, engaged = { { "Hydra Soldier", damage = 3 } } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { { "Hydra Soldier", damage = 3 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "Ground Stomp"
ann:pays_with "Energy"
ben:chooses("Hydra Soldier", ben.engaged)
expect(ann.dealt):count(1)
expect(ben.dealt):count(1)
refused(function() ann:plays "Chase Them Down" end, "mc.response.after-condition")
ruling {
  en = "Each of you is dealt one, in the order that Ben, the first player, says. The stomp is no attack, so Chase Them Down has nothing to answer.",
  fr = "Une pour chacun, dans l'ordre que dit Ben, le premier joueur. Le Piétinement n'est pas une attaque : Poursuivons-Les n'a rien à quoi répondre.",
}
