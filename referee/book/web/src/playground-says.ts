// What the playground says by itself.

import { lang } from "./language";
import { wordsOf } from "./words";

export const tell = wordsOf({
  editor: ["Script", "Script"],
  leaves: ["Escape, then Tab, leaves the editor; Ctrl+Space offers words and cards.",
    "Échap, puis Tab, quitte l'éditeur ; Ctrl+Espace propose des mots et des cartes."],
  link: ["Copy link", "Copier le lien"],
  open: ["Open as a table", "Ouvrir comme table"],
  download: ["Download", "Télécharger"],
  copied: ["The link is copied.", "Le lien est copié."],
  linkIs: ["Link", "Lien"],
  runs: ["Being played …", "En train d'être joué…"],
  holds: ["It holds:", "Il tient :"],
  nothing: ["Played to the end; nothing is expected", "Joué jusqu'au bout ; rien n'est attendu"],
  refused: ["The rules refuse it", "Les règles le refusent"],
  fails: ["An expectation does not hold", "Une attente ne tient pas"],
  wrong: ["The script is wrong", "Le script est faux"],
  line: ["line", "ligne"],
  check: ["check", "contrôle"],
  checks: ["checks", "contrôles"],
  log: ["Log", "Journal"],
  english: ["in English, as it is recorded", "en anglais, tel qu'il est enregistré"],
  jump: ["Click on a line to see what caused it.", "Cliquez sur une ligne pour voir ce qui l'a causée."],
  more: ["more lines", "lignes de plus"],
  compared: ["This log, compared with that of the recorded scenario", "Ce journal, comparé à celui du scénario enregistré"],
  same: ["the same.", "le même."],
  fresh: ["lines are new", "lignes nouvelles"],
  gone: ["are gone", "disparues"],
  noGame: ["There is no game called so here:", "Il n'y a pas de jeu de ce nom ici :"],
  unknown: ["There is no scenario of this name here:", "Il n'y a pas de scénario de ce nom ici :"],
  stays: ["What you had written stands here.", "Ce que vous aviez écrit est ici."],
  empty: ["The editor is empty.", "L'éditeur est vide."],
  nothingYet: ["Nothing is written yet. Ctrl+Space, and then Enter, writes a whole scenario to begin with.",
    "Rien n'est encore écrit. Ctrl+Espace, puis Entrée, écrit un scénario entier pour commencer."],
  headless: ["A script begins with scenario \"…\" { game = \"…\" }; Ctrl+Space on a line of its own writes one.",
    "Un script commence par scenario \"…\" { game = \"…\" } ; Ctrl+Espace sur une ligne à part en écrit un."],
  blank: ["My table", "Ma table"],
  player: ["player", "joueur"],
  step: ["step", "étape"],
  character: ["character", "personnage"],
  legal: ["legal now", "permis ici"],
});

/** What the editor component says to those who hear it. */
export function phrases(): Record<string, string> {
  return lang() === 1 ? french : {};
}

const french = {
  "Completions": "Propositions",
  "Diagnostics": "Erreurs",
  "No diagnostics": "Aucune erreur",
  "Control character": "Caractère de contrôle",
  "Selection deleted": "Sélection supprimée",
};
