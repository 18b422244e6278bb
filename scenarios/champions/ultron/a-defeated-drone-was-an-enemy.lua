scenario "A Drone that is defeated was an enemy" {
  game     = "champions",
  question = {
    en = "My hero defeats a facedown Drone. Now it lies in my discard pile as the event it is. May I still play Chase Them Down?",
    fr = "Mon héros vainc un Drone face cachée. Il est maintenant dans ma défausse, et c'est un événement. Puis-je quand même jouer Poursuivons-Les ?",
  },
  shows    = { "mc.card.chase-them-down", "mc.card.ultron-drones" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down" }, discard = {}, engaged = { { "Uppercut", facedown = true } } },
}
villain { "Ultron I" }
main_scheme { { "Assault on NORAD", threat = 3 } }

ann:attacks_with "She-Hulk"
ann:chooses "Uppercut"
expect(ann.discard):is { "Uppercut" }
ann:plays "Chase Them Down"
expect(main_scheme:threat "Assault on NORAD"):is(1)
ruling {
  en = "Yes. What you have defeated was a minion, and so an enemy, when it was defeated. What the card is in the discard pile does not count.",
  fr = "Oui. Ce que vous avez vaincu était un sbire, donc un ennemi, au moment de sa défaite. Ce que la carte est dans la défausse ne compte pas.",
}
