card "Dirge" { type = "support", aspect = "basic", cost = 1, makes = "energy", response(defeated{ "friendly character" }){ draw(1) } }

scenario "A Drone that is defeated was no ally" {
  game     = "champions",
  question = {
    en = "A card of mine answers when a friendly character is defeated. Maria Hill lay before me facedown as a Drone: does her defeat count?",
    fr = "Une de mes cartes répond à la défaite d'un personnage ami. Maria Hill était devant moi face cachée comme Drone : sa défaite compte-t-elle ?",
  },
  shows    = { "mc.card.ultron-drones", "mc.amb.owner-of-drones" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, discard = {}, in_play = { "Dirge", { "Mockingbird", damage = 2 } },
    engaged = { { "Maria Hill", facedown = true } } },
}
villain { "Ultron I" }

ann:attacks_with "Captain Marvel"
ann:chooses "Maria Hill"
refused(function() ann:uses "Dirge" end, "mc.response.after-condition")
ann:attacks_with "Mockingbird"        -- which costs her the last hit point
ann:uses "Dirge"
expect(ann.hand):count(1)
ruling {
  en = "No. It was an enemy minion that was defeated, though the card in your discard pile is an ally. The defeat of an ally counts.",
  fr = "Non. C'est un sbire ennemi qui a été vaincu, même si la carte dans votre défausse est une alliée. La défaite d'un allié, elle, compte.",
}
