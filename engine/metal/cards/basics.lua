-- The starting cards, the stacks and the tile.

card "Punch" { fr = "Coup de Poing", pile = "start", type = "Starter", copies = 36,
  says = { "Gives 1 Power.", "Donne 1 en Puissance." },
  play = power(1):by "metal.play.power-and-effects" }

card "Vulnerability" { fr = "Vulnérabilité", pile = "start", type = "Starter", copies = 16,
  says = { "Playing it does nothing.", "La jouer n'a aucun effet." },
  play = nothing():cites "metal.play.no-power-cards" }

card "Breakthrough" { fr = "Surcharge", pile = "kick", cost = 3, copies = 16, figure = "metal.breakthrough.no-type-no-vp",
  says = { "+2 Power. You may put it back on its stack at once; if you do, you may destroy a Weakness or a Vulnerability that you have played this turn and control.",
    "+2 en Puissance. Vous pouvez aussitôt la remettre sur sa pile ; si vous le faites, vous pouvez détruire une Faiblesse ou une Vulnérabilité que vous avez jouée à ce tour et que vous contrôlez." },
  play = { power(2):by "metal.breakthrough.power",
    may(put_back()):so{
      may(destroy(one{ in_play, name = { "Weakness", "Vulnerability" }, played = true })):by "metal.breakthrough.destroy":by "metal.breakthrough.only-controlled",
      may(destroy(one{ in_play, hand, discard_pile, name = { "Weakness", "Vulnerability" } })):by "metal.breakthrough.destroy":unless "metal.breakthrough.only-controlled" } } }

card "Weakness" { fr = "Faiblesse", pile = "weakness", vp = -1, copies = 30,
  says = { "It gives nothing and must be played before anything else; the second one that you control costs you a Super Hero and the rest of your turn. Each is 1 VP less at the end.",
    "Elle ne donne rien et se joue avant toute autre chose ; la deuxième que vous contrôlez vous coûte un Super-Héros et la fin du tour. Chacune vaut 1 PV de moins à la fin." },
  play = nothing():cites "metal.play.no-power-cards" }

card "The Batman Who Laughs" { fr = "Le Batman-Qui-Rit", pile = "aside",
  says = { "Whoever defeats a Super-Villain other than Barbatos rescues one Super Hero from under it, of those who are Captured, and gains two Weaknesses.",
    "Qui vainc un Super-Vilain autre que Barbatos libère un des Super-Héros Capturés qui sont dessous, et gagne deux Faiblesses." } }
