scenario "A First Appearance with no Weakness left harms nobody who has nothing to give" {
  game     = "forever-evil",
  question = {
    en = "Superman appears, I have no Super Power and the Weakness stack is empty. Do I pay in another way, and may Ben still defend?",
    fr = "Superman apparaît, je n'ai pas de Super-Pouvoir et la pile des Faiblesses est vide. Dois-je payer autrement, et Ben peut-il encore se défendre ?",
  },
  shows    = { "fe.weakness.empty-stack", "fe.weakness.defend-when-empty", "fe.first-appearance.may-defend" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Stargirl" }, deck = { "Kick" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { weakness = 0, super_heroes = { "The Flash", "Superman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "defends with Stargirl", "declines" }
ben:defends "Stargirl"

expect(ann.discard):is { "The Flash" }
expect(ann.hand):count(5)
expect(ben.discard):is { "Stargirl" }
expect(ben.hand):is { "Kick" }          -- drawn by Stargirl's Defense
ruling {
  en = "No, Ann gains nothing and pays nothing else. Ben may defend all the same, and draws the card his Stargirl gives.",
  fr = "Non, Ann ne gagne rien et ne paie rien d'autre. Ben peut quand même se défendre, et pioche la carte que donne sa Star Girl.",
}
