scenario "The Armored Rhino Suit takes the damage in Rhino's place" {
  game     = "champions",
  question = {
    en = "Rhino wears his armored suit with 3 damage on it. I hit him for 3. Is he hurt?",
    fr = "Rhino porte son costume blindé, sur lequel il y a 3 dégâts. Je le frappe pour 3. Est-il blessé ?",
  },
  shows    = { "mc.card.armored-rhino-suit", "mc.scenario-card.figure-rhino-suit" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Haymaker", "Haymaker", "Energy Absorption", "Genius" } },
}
villain { { "Rhino I", damage = 2, with = { "Armored Rhino Suit" } } }

ann:plays "Haymaker"
ann:pays_with "Genius"
expect(villain:damage "Rhino I"):is(2)
expect(attachments:damage "Armored Rhino Suit"):is(3)
ann:plays "Haymaker"
expect(villain:damage "Rhino I"):is(2)                       -- 6 on the suit: more than five, none left over for Rhino
expect(attachments):is_empty()
expect(encounter_discard):is { "Armored Rhino Suit" }
ann:attacks_with "Captain Marvel"
expect(villain:damage "Rhino I"):is(4)
ruling {
  en = "No. All of the damage goes onto the suit. With 5 or more on it the suit is discarded, and the next hit reaches Rhino.",
  fr = "Non. Tous les dégâts vont sur le costume. Avec 5 ou plus, il est défaussé, et le coup suivant atteint Rhino.",
}
