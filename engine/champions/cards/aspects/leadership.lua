-- Leadership.
all { aspect = "leadership" }

card "Hawkeye" { code = "01066", type = "ally", subtitle = "Clint Barton", traits = "Avenger", unique = true,
  cost = 3, makes = "energy", thw = {1, 1}, atk = {1, 1}, hp = 3, enters_with = 4,
  says = { "An ally for 3 resources who arrives with 4 arrow counters. Whenever a minion shows up, you may use one arrow to inflict 2 damage on it.",
    "Un allié à 3 ressources qui arrive avec 4 pions flèche. Dès qu'un sbire apparaît en jeu, vous pouvez dépenser une flèche pour lui infliger 2 dégâts." },
  response(enters{ "minion" }){ cost = spend_counters(1), damage(2, that) } }

card "Maria Hill" { code = "01067", type = "ally", traits = "S.H.I.E.L.D.", unique = true, cost = 2,
  makes = "mental", thw = {2, 1}, atk = {1, 1}, hp = 2,
  says = { "An ally for 2 resources, THW 2. Her arrival gives everyone at the table a card.",
    "Une alliée à 2 ressources, CTR 2. Son arrivée fait piocher une carte à toute la table." },
  response(enters{ this }){ each_player:draw(1) } }

card "Vision" { code = "01068", type = "ally", traits = { "Android", "Avenger" }, unique = true, cost = 4,
  makes = "physical", thw = {1, 1}, atk = {2, 1}, hp = 3,
  says = { "An ally for 4 resources. Once a round, paying an energy resource raises either his ATK or his THW by 2, whichever you prefer, for the rest of the phase.",
    "Un allié à 4 ressources. Une fois par round, payer une ressource énergie augmente de 2 son ATQ ou sa CTR, selon votre préférence, pour le reste de la phase." },
  action{ limit = "round", cost = spend "energy", choose_one{ lasts{ thw = 2, to = this }, lasts{ atk = 2, to = this } } } }

card "Get Ready" { fr = "Se Préparer", code = "01069", type = "event", copies = 3, cost = 0, makes = "physical",
  says = { "Free: an exhausted ally stands back up and can be used again.",
    "Gratuit : un allié incliné se redresse et peut servir à nouveau." },
  action{ ready(one{ "ally", exhausted = true }) } }

card "Lead from the Front" { fr = "Commander en Première Ligne", code = "01070", type = "event", traits = "Tactic",
  copies = 3, cost = 2, makes = "energy",
  says = { "For 2 resources, in hero form, you pick a player, yourself or another: for the rest of the phase, that player's hero and allies all have 1 more in ATK and in THW.",
    "Pour 2 ressources, en forme de héros, vous désignez un joueur, vous ou un autre : pour le reste de la phase, son héros et ses alliés ont tous 1 de plus en ATQ et en CTR." },
  action{ form = "hero", one_player:lasts{ thw = 1, atk = 1, to = each{ "character", of = you } } } }

card "Make the Call" { fr = "Appel de détresse", code = "01071", type = "event", copies = 3, cost = 0,
  makes = "mental",
  says = { "The event itself is free. You pick an ally lying in anyone's discard pile, pay the cost printed on it, and it joins your side of the table.",
    "L'événement lui-même est gratuit. Vous prenez un allié dans la défausse de n'importe qui, payez le coût imprimé dessus, et il entre en jeu à vos côtés." },
  native = "make_the_call" }

card "The Power of Leadership" { fr = "Le Pouvoir du Commandement", code = "01072", type = "resource", copies = 2,
  makes = "wild", doubles = "leadership",
  says = { "Gives one wild resource when it is discarded to pay, or two if the card being paid for is Leadership. No more than two copies in a deck.",
    "Donne une ressource libre lorsqu'on la défausse pour payer, ou deux si la carte payée est de Commandement. Pas plus de deux exemplaires dans un deck." } }

card "The Triskelion" { fr = "Le Triskelion", code = "01073", type = "support",
  traits = { "Location", "S.H.I.E.L.D." }, unique = true, cost = 1, makes = "energy",
  says = { "A support for 1 resource. While it is in play you have room for one more ally than usual: four in place of three.",
    "Un soutien à 1 ressource. Tant qu'il est en jeu, vous avez la place pour un allié de plus que d'habitude : quatre au lieu de trois." },
  gets{ allies = 1, to = your_identity } }

card "Inspired" { fr = "Motivé", code = "01074", type = "upgrade", traits = "Condition", copies = 3, cost = 1,
  makes = "physical", max_per_host = true,
  says = { "For 1 resource, placed on an ally (a single copy on each): its ATK and THW both rise by 1.",
    "Pour 1 ressource, posée sur un allié (un seul exemplaire sur chacun) : son ATQ et sa CTR augmentent toutes deux de 1." },
  attach = one{ "ally" },
  gets{ thw = 1, atk = 1, to = host } }
