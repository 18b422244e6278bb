scenario "Stampede with Charge stuns the hero hurt by the excess" {
  game     = "champions",
  question = {
    en = "Stampede makes Rhino attack, with Charge. Maria Hill defends and falls, and 3 damage of overkill hit Captain Marvel. Is Captain Marvel stunned?",
    fr = "Ruée fait attaquer Rhino, avec Charge. Maria Hill défend et tombe, et 3 dégâts de Déferlement frappent Captain Marvel. Captain Marvel est-elle sonnée ?",
  },
  shows    = { "mc.card.stampede", "mc.keywords.overkill-ally", "mc.stun.gives-card" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" }, dealt = { "Stampede" }, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
}
villain { { "Rhino I", stunned = true, with = { "Charge" } } }
encounter_deck:on_top { "Crowd Control", "Advance" }

ann:ends_turn()
ann:defends_with "Maria Hill"                        -- against the attack of Stampede

expect(ann.discard):has "Maria Hill"
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ann.identity:stunned "Captain Marvel"):is(1)
ruling {
  en = "Yes. The excess is damage of that same attack, and Stampede stuns any character the attack has hurt.",
  fr = "Oui. L'excédent fait partie des dégâts de cette même attaque, et Ruée sonne tout personnage que l'attaque a blessé.",
}
