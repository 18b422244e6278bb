scenario "Repulsor Blast is one attack, and answered once" {
  game     = "champions",
  question = {
    en = "Iron Man hits Whiplash, who has Retaliate 1, with a Repulsor Blast. How much damage does he take, and may he hit the villain past a Guard?",
    fr = "Iron Man touche Whiplash, qui a Riposte 1, avec Rayon répulsif. Combien de dégâts subit-il, et peut-il toucher le méchant malgré Garde ?",
  },
  shows    = { "mc.card.repulsor-blast", "mc.card.whiplash" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Repulsor Blast", "Mark V Helmet" }, engaged = { "Whiplash", "Hydra Mercenary" },
    deck_top = { "Energy Channel", "Genius", "Mark V Armor", "Rocket Boots", "Strength", "Arc Reactor" } },
}
villain { "Rhino I" }
as_if()                                   -- a card of another hero is in the deck

ann:plays "Repulsor Blast"
refused(function() ann:chooses "Rhino I" end, "mc.keywords.guard")
ann:chooses "Whiplash"

expect(ann.engaged:damage "Whiplash"):is(1)
expect(ann.identity:damage "Iron Man"):is(1)
ruling {
  en = "One: it is one attack, and Whiplash, who survives it, strikes back once. The villain may not be attacked while a minion with Guard is engaged.",
  fr = "Un : c'est une seule attaque, et Whiplash, qui y survit, riposte une fois. Le méchant ne peut être attaqué tant qu'un sbire avec Garde est engagé.",
}
