scenario "Forced replacements can follow each other" {
  game     = "champions",
  question = {
    en = "The Armored Rhino Suit takes Rhino's damage on itself, by force. Does that shut out the Second Suit, which also acts by force?",
    fr = "Le Costume Blindé de Rhino prend d'office les dégâts sur lui. Empêche-t-il le Second costume, qui agit lui aussi d'office ?",
  },
  shows    = { "mc.amb.latest-replacement-vs-closed-window" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Rhino I", with = { "Armored Rhino Suit", "Second Suit" } } }

ann:attacks_with "She-Hulk"
ann:uses "Armored Rhino Suit"                  -- both are forced: the first player says which is started first
expect(villain:damage "Rhino"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(0)
expect(attachments:damage "Second Suit"):is(3)
ruling {
  en = "No. Only optional interrupts are shut out once the damage is replaced. Effects that start by force still follow, and the last of them decides where the damage goes.",
  fr = "Non. Une fois les dégâts remplacés, seules les interruptions facultatives sont exclues. Les effets forcés suivent quand même, et le dernier d'entre eux décide où vont les dégâts.",
}
