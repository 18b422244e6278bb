// What the page itself says, in both languages.

import { lang } from "./language";

/** The words of a page, each in both languages, as a function that gives them in the language of the page. */
export function wordsOf<K extends string>(all: Record<K, readonly [string, string]>): (key: K) => string {
  return (key) => all[key][lang() === 1 ? 1 : 0];
}

/** A word of the page in its language. */
export const word = wordsOf({
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
  open: ["The script runs as it stands once the open question is answered.",
    "Le script s'exécute tel quel une fois que la question ouverte a sa réponse."],
  byItself: ["by itself:", "de soi-même :"],
  copy: ["Copy the script", "Copier le script"],
  link: ["Copy a link", "Copier un lien"],
  copied: ["Copied.", "Copié."],
  script: ["Script", "Script"],
  close: ["Close", "Fermer"],
  answer: ["The referee", "L'arbitre"],
  thinking: ["The referee reads …", "L'arbitre lit…"],
  holds: ["It holds if:", "Elle tient si :"],
  mean: ["Do you mean:", "Vous voulez dire :"],
  also: ["Or do you mean:", "Ou voulez-vous dire :"],
  none: ["Nothing on record answers this.", "Rien d'enregistré n'y répond."],
  unknown: ["Words that are not known here:", "Mots inconnus ici :"],
  strangers: ["Not in these games:", "Absent de ces jeux :"],
  read: ["read as", "lu comme"],
  otherwise: ["May rule otherwise:", "Peuvent décider autrement :"],
  played: ["See it played", "La voir jouée"],
  rests: ["It rests on", "Elle repose sur"],
  withheld: ["There is a ruling on record, but its scenario does not hold here, so it is not given.",
    "Une décision est enregistrée, mais son scénario ne tient pas ici : elle n'est pas donnée."],
  table: ["Table", "Table"],
  steps: ["Step through", "Pas à pas"],
  whatThen: ["What then?", "Et ensuite ?"],
  nothing: ["Nothing else is known of it.", "On n'en sait rien de plus."],
  by: ["By these clauses", "Selon ces clauses"],
  all: ["All that has happened", "Tout ce qui s'est passé"],
});
