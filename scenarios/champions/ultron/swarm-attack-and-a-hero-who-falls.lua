scenario "Swarm Attack: a Drone that passes to another player attacks that one" {
  game     = "champions",
  question = {
    en = "Swarm Attack: the first of two Drones eliminates me, and the second one engages Ben, who is Tony Stark. Does it attack him?",
    fr = "Attaque en Essaim : le premier de deux Drones m'élimine, et le second s'engage avec Ben, qui est Tony Stark. L'attaque-t-il ?",
  },
  shows    = { "mc.card.swarm-attack", "mc.amb.each-minion-attacks", "mc.amb.damage-to-alter-ego" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = {}, engaged = { { "Energy", facedown = true }, { "Genius", facedown = true } }, dealt = { "Swarm Attack" } },
  { "Ben", character = "Tony Stark", hand = {}, engaged = { { "Strength", facedown = true } } },
}
villain { "Ultron I" }

ann:chooses "Energy"
ann:declines "defends_with"
expect(ann.eliminated):is(1)
expect(ben.identity:damage "Tony Stark"):is(1)                  -- by Genius, not by the Drone that he had before
expect(ben.engaged):count(3)
expect(log):has("Genius", "attacks", "by", "mc.amb.each-minion-attacks")
ruling {
  en = "Yes. Each Drone that was engaged with your hero attacks once, and the card does not say whom: it attacks the player with whom it is engaged by then.",
  fr = "Oui. Chaque Drone qui était engagé avec votre héros attaque une fois, et la carte ne dit pas qui : il attaque le joueur avec qui il est alors engagé.",
}
