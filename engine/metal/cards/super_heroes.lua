-- The oversized Super Heroes. What is not said here of their abilities is not known.
all { pile = "character", unknown = true }

card "Aquaman (oversized)" { title = { "Aquaman", "Aquaman" }, id = "oversized-aquaman", fr = "Aquaman (grande carte)" }

card "Batman" { fr = "Batman", hook = "captured_first" }

card "Cyborg" {  }

card "Doctor Fate (oversized)" { title = { "Doctor Fate", "Doctor Fate" }, id = "oversized-doctor-fate", fr = "Doctor Fate (grande carte)" }

card "Hal Jordan (oversized)" { title = { "Hal Jordan", "Hal Jordan" }, id = "oversized-hal-jordan", fr = "Hal Jordan (grande carte)" }

card "Kendra Saunders (oversized)" { title = { "Kendra Saunders", "Kendra Saunders" }, id = "oversized-kendra-saunders", fr = "Kendra Saunders (grande carte)" }

card "Mister Terrific (oversized)" { title = { "Mister Terrific", "Mister Terrific" }, id = "oversized-mister-terrific", fr = "Mister Terrific (grande carte)" }

card "Plastic Man (oversized)" { title = { "Plastic Man", "Plastic Man" }, id = "oversized-plastic-man", fr = "Plastic Man (grande carte)" }

card "Superman (oversized)" { title = { "Superman", "Superman" }, id = "oversized-superman", fr = "Superman (grande carte)", captures_at = 3,
  says = { "None of your Super Heroes is Captured before you control three Weaknesses.",
    "Aucun de vos Super-Héros n'est Capturé avant que vous contrôliez trois Faiblesses." } }

card "The Flash (oversized)" { title = { "The Flash", "Flash" }, id = "oversized-the-flash", fr = "Flash (grande carte)" }

card "Wonder Woman (oversized)" { title = { "Wonder Woman", "Wonder Woman" }, id = "oversized-wonder-woman", fr = "Wonder Woman (grande carte)" }

