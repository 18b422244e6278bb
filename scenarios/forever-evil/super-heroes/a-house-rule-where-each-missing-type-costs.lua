scenario "A house rule: Martian Manhunter asks for both types" {
  game     = "forever-evil",
  rules    = { ["fe.cards.martian-manhunter-one-type"] = "off" },
  question = {
    en = "At our table, against Martian Manhunter's First Appearance a Weakness is gained for the type one cannot discard. Ann has a Hero alone, Ben neither, Cy both: who gains what?",
    fr = "Chez nous, à la Révélation de Martian Manhunter, on gagne une Faiblesse pour le type qu'on ne peut pas défausser. Ann n'a qu'un Héros, Ben ni l'un ni l'autre, Cy les deux : qui gagne quoi ?",
  },
  shows    = { "fe.card.martian-manhunter.first-appearance", "fe.cards.first-appearance-must-discard" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Power Girl", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, discard = {} },
  { "Cy",  character = "Black Adam",  hand = { "Power Girl", "Giganta" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Mallet", "Kick" }

ann:defeats "The Flash"
ann:ends_turn()

expect(log):count(1, ann, "gains", "Weakness")
expect(log):count(1, ben, "gains", "Weakness")
expect(log):has_no(cy, "gains", "Weakness")
expect(ann.hand):has_no "Power Girl"
expect(cy.hand):is_empty()
ruling {
  en = "Ann discards her Hero and gains one Weakness for the Villain she lacks. Ben, with neither, gains one. Cy discards both cards and gains none.",
  fr = "Ann défausse son Héros et gagne une Faiblesse pour le Vilain qui lui manque. Ben, sans l'un ni l'autre, en gagne une. Cy défausse les deux cartes et n'en gagne aucune.",
}
