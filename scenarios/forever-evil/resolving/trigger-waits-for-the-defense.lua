scenario "In a First Appearance a trigger waits until the Defense is done" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro and avoid a First Appearance by destroying a Vulnerability for Invulnerable. When do I gain the Weakness for destroying?",
    fr = "Je suis Bizarro et j'évite une Révélation en détruisant une Vulnérabilité pour Invulnérable. Quand est-ce que je gagne la Faiblesse pour cette destruction ?",
  },
  shows    = { "fe.amb.triggers-wait", "fe.first-appearance.may-defend", "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Bizarro",     hand = { "Invulnerable", "Vulnerability" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
ben:defends "Invulnerable"
ben:chooses "destroy a Vulnerability"   -- watch the order of what follows

expect(ben.hand):is { "Invulnerable" }
expect(destroyed):is { "Vulnerability" }
expect(ben.discard):is { "Weakness" }   -- Bizarro's own; the Attack is avoided
ruling {
  en = "After the Defense: first the Vulnerability is destroyed, the card is shown and the Attack avoided, then Ben gains one Weakness.",
  fr = "Après la Défense : d'abord la Vulnérabilité est détruite, la carte montrée et l'Attaque évitée, puis Ben gagne une Faiblesse.",
}
