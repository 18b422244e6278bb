scenario "Masters of Mayhem: a minion that passes to an alter ego does not attack" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Masters of Mayhem: Tiger Shark eliminates me, and Melter engages Ben, who is Tony Stark. Does Melter attack him?",
    fr = "Maîtres du Chaos : Le Requin-Tigre m'élimine, et Melter s'engage avec Ben, qui est Tony Stark. Melter l'attaque-t-il ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.amb.each-minion-attacks", "mc.form.alter-ego-hides-hero" },
  scenario = "klaw", masters_of_evil = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = {}, engaged = { "Tiger Shark", "Melter" }, dealt = { "Masters of Mayhem" } },
  { "Ben", character = "Tony Stark", hand = {} },
}
villain { "Klaw I" }

ann:chooses "Tiger Shark"
ann:declines "defends_with"
expect(ann.eliminated):is(1)
expect(ben.engaged):is { "Tiger Shark", "Melter" }
expect(ben.identity:damage "Tony Stark"):is(0)
expect(log):has("Melter", "nothing happens", "by", "mc.form.alter-ego-hides-hero")
ruling {
  en = "No. The card has each attack the hero it is engaged with, and Ben is in alter-ego form.",
  fr = "Non. La carte fait attaquer à chacun le héros avec qui il est engagé, et Ben est sous sa forme d'alter ego.",
}
