scenario "Boost icons raise ATK for one activation only" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann with a boost card that has 2 icons, then Ben with one that has none. Does he keep the 2 against Ben?",
    fr = "Rhino attaque Ann avec une carte Boost à 2 icônes, puis Ben avec une carte sans icône. Garde-t-il les 2 contre Ben ?",
  },
  shows    = { "mc.boost.add-to-atk" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
expect(villain:atk "Rhino"):is(2)
ann:declines()
ben:declines()
expect(ben.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "No. He attacks Ann for 4, but the icons count for that attack alone, and Ben takes 2.",
  fr = "Non. Il attaque Ann pour 4, mais les icônes ne comptent que pour cette attaque, et Ben subit 2 dégâts.",
}
