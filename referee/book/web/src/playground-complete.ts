// What may be written at a place of a script: words of the language, and within quotes names.

import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { engine } from "./engine";
import { lang, say } from "./language";
import type { Word, Words } from "./messages";
import { tell } from "./playground-says";

/** The game of a script, as its header names it. */
export function gameOf(script: string): string {
  return /\bgame\s*=\s*["']([\w-]+)["']/.exec(script)?.[1] ?? "";
}

const told = new Map<string, Promise<Words | undefined>>();

/** What a script about a game may say; it is asked of the engine once. */
export function wordsOf(game: string): Promise<Words | undefined> {
  let words = told.get(game);
  if (!words) {
    words = engine.ask({ do: "words", game }).then((r) => r.words, () => {
      told.delete(game);
      return undefined;
    });
    told.set(game, words);
  }
  return words;
}

/** Makes spellings alike: no capitals, no accents, as the names of cards are compared. */
export function fold(s: string): string {
  return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
}

const parts = (s: string): string[] => fold(s).split(/[^a-z0-9]+/).filter(Boolean);

/**
 * How well a name fits what is typed: each typed word begins a word of the name. The lower the better; null is not at
 * all.
 */
export function fits(typed: string, name: string): number | null {
  if (fold(name).startsWith(fold(typed))) return 0;
  const words = parts(name);
  let first = -1;
  for (const part of parts(typed)) {
    const at = words.findIndex((w) => w.startsWith(part));
    if (at < 0) return null;
    if (first < 0) first = at;
  }
  return 1 + Math.max(first, 0);
}

/** How much of a script before a place is looked at, in letters. */
const reach = 20_000;

/** Where a place of a script is. */
interface Place {
  quote: string; // within a text: the sign that has begun it
  typed: string; // what of the text or of a word stands there
  before: string; // what stands before that
  inside: string[]; // the words before the brackets in which it is, the outermost first
}

/** Finds out where the end of a piece of script is; null within a comment. */
export function placeOf(script: string): Place | null {
  const text = script.slice(-reach);
  const inside: string[] = [];
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
      word = "";
    } else if ("})]".includes(c)) {
      inside.pop();
      word = "";
    } else if (c === ",") word = "";
  }
  if (quote) return { quote, typed: text.slice(from + 1), before: text.slice(0, from), inside };
  const typed = /[A-Za-z_]\w*$/.exec(text)?.[0] ?? "";
  return { quote, typed, before: text.slice(0, text.length - typed.length), inside };
}

/** A proposal before it is shown. */
interface Offer {
  label: string;
  says: string;
  also?: string; // what else it is found by
}

const offers = (words: readonly Word[]): Offer[] => words.map((w) => ({ label: w.word, says: say(w.says) }));

/** What may stand within quotes. */
function named(w: Words, at: Place, script: string): Offer[] {
  if (/\bgame\s*=\s*$/.test(at.before)) return w.games.map((label) => ({ label, says: tell("game") }));
  const steps = w.steps.map((s) => ({ label: s[0] ?? "", says: say(s) || tell("step") }));
  if (/\b(at\s*=|until_step\s*\(?)\s*$/.test(at.before)) return steps;
  const clauses = w.clauses.map((c) => ({ label: c.word, says: say(c.says) }));
  if (/^[a-z]+\.[\w.-]*$/.test(at.typed) || ["shows", "rules", "refused"].includes(at.inside.at(-1) ?? "")) return clauses;
  const cards: Offer[] = [];
  const seen = new Set<string>();
  for (const c of w.cards) {
    for (const label of c.name) {
      if (!label || seen.has(label)) continue;
      seen.add(label);
      const other = c.name.filter((n) => n && n !== label);
      cards.push({ label, says: [say(c.type), ...other].join(" · ") });
    }
  }
  const players = [...script.matchAll(/[{,]\s*\{\s*["']([^"'\n]+)["']\s*[,}]/g)].map((m) => m[1] ?? "");
  for (const label of new Set(players)) if (!seen.has(label)) cards.push({ label, says: tell("player") });
  return cards;
}

/** The variables that a script has. */
function variables(script: string): Offer[] {
  const out = new Set<string>();
  for (const m of script.matchAll(/\blocal\s+(?:function\s+)?([\w,\s]+?)\s*(?:=|\()/g)) {
    for (const name of m[1]?.split(/\s*,\s*/) ?? []) if (/^[A-Za-z_]\w*$/.test(name)) out.add(name);
  }
  return [...out].map((label) => ({ label, says: tell("player") }));
}

/** What may stand outside of quotes. */
function words(w: Words, at: Place, script: string): Offer[] {
  if (/:\s*$/.test(at.before)) {
    const measures = w.reads.filter((r) => !r.word.includes("."));
    return offers(/\)\s*:\s*$/.test(at.before) ? w.checks : [...w.moves, ...w.checks, ...measures]);
  }
  const dotted = /(\w+)\.$/.exec(at.before);
  if (dotted) {
    const of = dotted[1] === "game" ? "game." : "ann.";
    const reads = w.reads.filter((r) => r.word.startsWith(of)).map((r) => ({ ...r, word: r.word.slice(of.length) }));
    return offers(of === "game." ? reads : [...reads, ...w.own]);
  }
  const depth = at.inside.length;
  const labels: Record<string, readonly Word[]> = { "scenario": w.header, "stacks": w.places };
  const head = at.inside[0] ?? "", last = at.inside.at(-1) ?? "";
  if (labels[last]) return offers(labels[last]);
  if (head === "players" && last === "" && depth === 2) return offers(w.seat);
  if (last === "" && depth > 1 && head !== "") return offers(w.card);
  return [...variables(script), ...offers([...w.global, ...w.places])];
}

/** The most that is proposed: as much as is seen at once, since no key but the arrows leads into the list. */
const most = 14;

function shown(all: readonly Offer[], at: Place): Completion[] {
  const found: [number, Offer][] = [];
  for (const o of all) {
    const n = fits(at.typed, o.label);
    if (n !== null) found.push([n, o]);
  }
  found.sort((a, b) => a[0] - b[0] || a[1].label.localeCompare(b[1].label, lang() === 1 ? "fr" : "en"));
  return found.slice(0, most).map(([n, o]) => {
    const out: Completion = { label: o.label, boost: -n };
    if (at.quote) {
      out.detail = o.says;
      out.apply = (view, _, from, to) => quoted(view, o.label, at.quote, from, to);
    } else if (o.says !== o.label) out.info = o.says;
    return out;
  });
}

/** Writes a name within quotes, and goes behind them. */
function quoted(view: EditorView, name: string, quote: string, from: number, to: number): void {
  const insert = name.replace(/[\\"']/g, (c) => c === quote || c === "\\" ? "\\" + c : c) + quote;
  const end = view.state.sliceDoc(to, to + 1) === quote ? to + 1 : to;
  view.dispatch({ changes: { from, to: end, insert }, selection: { anchor: from + insert.length }, userEvent: "input.complete" });
}

/** Proposes what may be written where the cursor is. */
export async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const script = context.state.doc.toString();
  const at = placeOf(context.state.sliceDoc(Math.max(0, context.pos - reach), context.pos));
  if (!at) return null;
  if (!context.explicit && !at.typed && !at.quote && !/[:.]$/.test(at.before)) return null;
  const w = await wordsOf(gameOf(script));
  if (!w || context.aborted) return null;
  const options = shown(at.quote ? named(w, at, script) : words(w, at, script), at);
  return options.length ? { from: context.pos - at.typed.length, options, filter: false } : null;
}

/** The words of the language, as they are set off in a script. */
export function wordsSetOff(w: Words): Set<string> {
  const lists: (readonly Word[])[] = [w.global, w.header, w.seat, w.own, w.places, w.card, w.moves, w.checks, w.reads];
  return new Set(lists.flatMap((list) => list.map((one) => one.word.replace(/^.*\./, ""))));
}

