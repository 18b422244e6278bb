// Clauses beside what they have made happen: their ids, with what they say.

import { el } from "./dom";
import { known } from "./engine";
import { say } from "./language";

/** A list of clauses, each with its id and what it says. */
export function clauseList(ids: readonly string[] | undefined): HTMLElement | null {
  if (!ids?.length) return null;
  return el("ul", "clauses", ...ids.map((id) => el("li", "", el("code", "", id), " ", say(known.clauses.get(id)))));
}
