// What the page itself says, in both languages.

import { speaker } from "./language";

const words = {
  first: ["Beginning", "Début"],
  back: ["Back", "Reculer"],
  on: ["Forward", "Avancer"],
  last: ["End", "Fin"],
  begins: ["The table at the beginning", "La table au début"],
  or: ["Or else:", "Ou bien :"],
  tried: ["tried", "essai"],
  loading: ["The engine is being loaded …", "Le moteur se charge…"],
  broken: ["The engine does not run here", "Le moteur ne tourne pas ici"],
  missing: ["This copy of the book has no engine: reading works, playing does not.",
    "Cette copie du livre n'a pas de moteur : lire fonctionne, jouer non."],
  yours: ["You have left the recorded line.", "Vous avez quitté la ligne enregistrée."],
  record: ["Back to the record", "Revenir à l'enregistrement"],
  undo: ["Undo", "Annuler"],
  redo: ["Redo", "Refaire"],
  over: ["The game is over.", "La partie est finie."],
  onward: ["Go on", "Continuer"],
  why: ["Why not …?", "Pourquoi pas … ?"],
  whyHint: ["plays Punch", "joue Coup de Poing"],
  ask: ["Ask", "Demander"],
  legal: ["It may be done here:", "C'est possible ici :"],
  instead: ["Legal here:", "Possible ici :"],
  byItself: ["by itself:", "de soi-même :"],
  copy: ["Copy as a script", "Copier comme script"],
  link: ["Copy a link to this table", "Copier un lien vers cette table"],
  copied: ["Copied.", "Copié."],
  script: ["Script", "Script"],
  close: ["Close", "Fermer"],
  table: ["Table", "Table"],
  steps: ["Step through", "Pas à pas"],
} as const;

/** A word of the page in its language. */
export const word = speaker(words);
