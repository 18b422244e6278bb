scenario "Getting rid of Vibranium Armor" {
  game     = "champions",
  question = {
    en = "What does it take to get Vibranium Armor off Rhino?",
    fr = "Que faut-il pour débarrasser Rhino de l'Armure en Vibranium ?",
  },
  shows    = { "mc.card.vibranium-armor", "mc.player-turn.trigger-action", "mc.exhausted.exhaust-cost-needs-ready", "mc.player-turn.form-suffix", "mc.amb.request-encounter-action" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Strength", "Energy" } },
  { "Ben", character = "Carol Danvers", hand = { "Strength" } },
}
villain { { "Rhino I", with = { "Vibranium Armor" } } }

what_if("she is in alter-ego form", function()
  ann:changes_form()
  refused(function() ann:uses "Vibranium Armor" end, "mc.player-turn.form-suffix")
end)
what_if("her attack has exhausted her", function()
  ann:attacks_with "She-Hulk"
  ann:chooses "Rhino"
  refused(function() ann:uses "Vibranium Armor" end, "mc.exhausted.exhaust-cost-needs-ready")
end)
ann:asks "Ben"
refused(function() ben:uses "Vibranium Armor" end, "mc.amb.request-encounter-action")   -- in whatever form
ben:declines()
ann:uses "Vibranium Armor"
refused(function() ann:pays_with "Energy" end, "mc.resource.typed-cost")
ann:pays_with "Strength"
expect(encounter_discard):is { "Vibranium Armor" }
expect(ann.identity:exhausted "She-Hulk"):is(1)
ruling {
  en = "A ready hero, who exhausts for it in a turn of yours, and two physical resources. It is of no use to ask another player, in whatever form: the action is for the player whose turn it is.",
  fr = "Un héros redressé, qui s'incline pour cela pendant votre tour, et deux ressources physiques. Inutile de solliciter un autre joueur, quelle que soit sa forme : l'action revient à celui dont c'est le tour.",
}
