scenario "A minion that is defeated as its attack begins makes none" {
  game     = "champions", at = "villain phase, step 2",
  question = {
    en = "A minion is about to attack me and an interrupt of mine defeats it first. Am I still asked to defend against it?",
    fr = "Un sbire va m'attaquer et une de mes interruptions le vainc avant. Me demande-t-on encore de me défendre contre lui ?",
  },
  shows    = { "mc.in-play.abilities-need-play" },
}
card "Quick Draw" { type = "event", cost = 0, makes = "mental",
  says = { "When an enemy begins to attack you, deal it 3 damage.", "Quand un ennemi commence à vous attaquer, infligez-lui 3 dégâts." },
  interrupt(attack_starts{ "enemy", on = you }){ damage(3, that) } }
local ann = players {
  { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", stunned = true } }
until_step "villain phase, step 3"

ann:plays "Quick Draw"
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(ann.identity:damage "She-Hulk"):is(0)
ruling {
  en = "No. An enemy that is not in play makes no attack: nobody is asked, nothing exhausts, no damage is dealt.",
  fr = "Non. Un ennemi qui n'est pas en jeu n'attaque pas : on ne demande rien à personne, rien ne s'incline, aucun dégât n'est infligé.",
}
