// What is said where the engine does not answer.

import { button, el } from "./dom";
import { isMissing, isStopped } from "./engine";
import { word } from "./words";

/** Why the engine does not answer, in the language of the page. */
export function trouble(wrong: unknown): string {
  if (isMissing(wrong)) return word("missing");
  if (isStopped(wrong)) return String(wrong);
  return word("broken") + " " + (wrong instanceof Error ? wrong.message : String(wrong));
}

/** The same as a note. The table of an engine that was stopped is gone, but the address holds it. */
export function troubled(wrong: unknown): HTMLElement {
  const says = el("p", "bad", trouble(wrong));
  if (isStopped(wrong)) says.append(" ", button(word("again"), () => location.reload()));
  return says;
}
