scenario "With several boost cards each boost ability is resolved" {
  game     = "champions",
  question = {
    en = "Rhino's boost card, Titania's Fury, gives him Heart-Shaped Herb as a second one. Is its boost text resolved too?",
    fr = "La carte Boost de Rhino, Fureur de Titania, lui donne Plante en forme de Cœur en deuxième. Son texte boost s'applique-t-il aussi ?",
  },
  shows    = { "mc.boost.several-stack", "mc.enemy-attack.3-star-effect" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
  { "Ben", character = "Black Panther", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Titania's Fury", "Heart-Shaped Herb", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
expect(villain:tough "Rhino"):is(1)
ann:declines()
ben:declines()
expect(ben.identity:damage "Black Panther"):is(2)
expect(villain:tough "Rhino"):is(0)
ruling {
  en = "Yes. Both cards' icons count, 4 in all with his ATK of 2, and both boost texts are resolved: Rhino is tough now.",
  fr = "Oui. Les icônes des deux cartes comptent, 4 en tout avec son ATQ de 2, et les deux textes boost s'appliquent : Rhino est maintenant Tenace.",
}
