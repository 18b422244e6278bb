scenario "Without a card there is no Drone to choose" {
  game     = "champions",
  question = {
    en = "My deck and my discard pile are empty. May I choose the Drone of Assault on NORAD?",
    fr = "Mon deck et ma défausse sont vides. Puis-je choisir le Drone d'Assaut sur le NORAD ?",
  },
  shows    = { "mc.card.assault-on-norad-2b", "mc.choose.must-matter", "mc.amb.both-piles-empty" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann = players {
  { "Ann", character = "Spider-Man", deck = {}, discard = {}, hand = { "Energy" }, engaged = {} },
}
villain { { "Ultron I", stunned = true } }
main_scheme { { "Assault on NORAD", threat = 0 } }

until_step "villain phase, step 2"
ann:chooses "threat"                             -- the only choice
expect(main_scheme:threat "Assault on NORAD"):is(3)
expect(log):has_no "enter-drone"
expect(ann.engaged):is_empty()
ruling {
  en = "No. What could not be carried out cannot be chosen, so it is 2 threat.",
  fr = "Non. Ce qui ne peut pas être réalisé ne peut pas être choisi ; ce sont donc 2 menaces.",
}
