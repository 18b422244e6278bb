// Where a place of a script is: within which brackets and quotes.

/** How much of a script before a place is looked at, in letters. */
export const reach = 20_000;

/** Where a place of a script is. */
export interface Place {
  quote: string; // within a text: the sign that has begun it
  typed: string; // what of the text or of a word stands there
  before: string; // what stands before that
  inside: string[]; // the words before the brackets in which it is, the outermost first
  since: string; // what stands in the innermost of them
}

/** Finds out where the end of a piece of script is; null within a comment. */
export function placeOf(script: string): Place | null {
  const text = script.slice(-reach);
  const inside: string[] = [], began: number[] = [];
  let quote = "", from = 0, word = "";
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (quote) {
      if (c === "\\") i++;
      else if (c === quote || c === "\n") quote = "";
      continue;
    }
    if (c === "-" && text.charAt(i + 1) === "-") {
      i = text.indexOf("\n", i);
      if (i < 0) return null;
    } else if (c === '"' || c === "'") [quote, from] = [c, i];
    else if (/[\w.:]/.test(c)) word = /[\w.:]/.test(text.charAt(i - 1)) ? word + c : c;
    else if ("{([".includes(c)) {
      inside.push(word);
      began.push(i + 1);
      word = "";
    } else if ("})]".includes(c)) {
      inside.pop();
      began.pop();
      word = "";
    } else if (c === ",") word = "";
  }
  const since = text.slice(began.at(-1) ?? 0);
  if (quote) return { quote, typed: text.slice(from + 1), before: text.slice(0, from), inside, since };
  const typed = /[A-Za-z_]\w*$/.exec(text)?.[0] ?? "";
  return { quote, typed, before: text.slice(0, text.length - typed.length), inside, since };
}

/** The move that is being said at a place: who does what, and whether of something. */
interface Said {
  who: string;
  what: string; // empty where that is what is being typed
}

/** What somebody is said to do at a place; null where nobody is. */
export function saidAt(at: Place): Said | null {
  const [, who = "", what = ""] = (at.quote ? /(\w+):(\w+)\s*\(?[^()\n]*$/ : /(\w+):$/).exec(at.before) ?? [];
  return who ? { who, what } : null;
}

/** Whether a script begins as one does. */
export function headed(script: string): boolean {
  return /^\s*scenario\b/m.test(script);
}

/** Whether a sentence of its own begins at a place: at the margin, or in a function that is written there. */
export function begins(at: Place): boolean {
  if (at.quote) return false;
  const last = at.inside.at(-1);
  if (last === undefined) return /(^|[\n;])[ \t]*$|\b(do|then|else)\s+$/.test(at.before);
  return /\bfunction\s*\(\s*\)\s([^]*[\n;])?\s*$/.test(at.since.slice(0, at.since.length - at.typed.length));
}
