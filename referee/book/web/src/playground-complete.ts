// What the editor proposes to write where the cursor is, as its component wants to be told.

import { type Completion, type CompletionContext, type CompletionResult, snippet, startCompletion } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { engine } from "./engine";
import { lang } from "./language";
import type { Next, Word, Words } from "./messages";
import { asksNext, type Offer, offered } from "./playground-offers";
import { fits, fold } from "./names";
import { placeOf, type Place, reach } from "./playground-place";
import { tell } from "./playground-says";

/** The game of a script, as its header names it. */
export function gameOf(script: string): string {
  return /\bgame\s*=\s*["']([\w-]+)["']/.exec(script)?.[1] ?? "";
}

/** What a script calls its scenario; empty where it has none. */
export function titleOf(script: string): string {
  return /^\s*scenario\s*\(?\s*(["'])((?:\\.|(?!\1)[^\\\n])*)\1/m.exec(script)?.[2] ?? "";
}

/** The name of the file of a script: how it calls its scenario, in signs that any file may bear. */
export function fileOf(script: string): string {
  const name = fold(titleOf(script)).replace(/[^a-z0-9]+/g, "-").slice(0, 60).replace(/^-+|-+$/g, "");
  return (name || "scenario") + ".lua";
}

const told = new Map<string, Promise<Words | undefined>>();

/** What a script about a game may say; it is asked of the engine once. */
export function wordsOf(game: string): Promise<Words | undefined> {
  let words = told.get(game);
  if (!words) {
    words = engine.ask({ do: "words", game }).then((r) => r.words, () => undefined).then((w) => {
      if (!w) told.delete(game); // it may be told another time
      return w;
    });
    told.set(game, words);
  }
  return words;
}

/** What is legal behind the beginning of a script that was looked at last. */
let last: { above: string; next: Promise<Next | null> } | null = null;

function nextOf(above: string): Promise<Next | null> {
  if (last?.above !== above) {
    const next = engine.ask({ do: "next", script: above }).then((r) => r.next ?? null, () => {
      last = null; // it may be told another time
      return null;
    });
    last = { above, next };
  }
  return last.next;
}

/** How long is waited for what is legal before the rest is shown, in ms: while one types, and when one asks. */
const patience = { typing: 100, asked: 1000 };

/** The most that is proposed: as much as is seen at once, since no key but the arrows leads into the list. */
const most = 14;

/** What is proposed, the nearest first, and of that what fits best; as it is told, where it is not of use by names. */
function shown(all: readonly Offer[], at: Place): Completion[] {
  const found: [number, Offer][] = [];
  for (const o of all) {
    const n = fits(at.typed, o.label);
    if (n !== null) found.push([n, o]);
  }
  found.sort((a, b) => a[1].near - b[1].near || a[0] - b[0] ||
    (at.quote && !a[1].legal ? a[1].label.localeCompare(b[1].label, lang() === 1 ? "fr" : "en") : 0));
  return found.slice(0, most).map(([, o]) => completion(o, at));
}

function completion(o: Offer, at: Place): Completion {
  const out: Completion = { label: o.label };
  if (at.quote) {
    out.detail = o.says;
    out.apply = (view, _, from, to) => named(view, o.label, at.quote, from, to);
    return out;
  }
  if (o.legal) out.detail = tell("legal");
  else if (o.says !== o.label) out.info = o.says || undefined;
  const { write } = o;
  if (write !== undefined) {
    out.apply = (view, of, from, to) => {
      snippet(write)(view, of, from, to);
      if (write.includes('"${}"')) startCompletion(view);
    };
  }
  return out;
}

/** Writes a name within quotes, and goes behind them. */
function named(view: EditorView, name: string, quote: string, from: number, to: number): void {
  const insert = name.replace(/[\\"']/g, (c) => c === quote || c === "\\" ? "\\" + c : c) + quote;
  const end = view.state.sliceDoc(to, to + 1) === quote ? to + 1 : to;
  view.dispatch({ changes: { from, to: end, insert }, selection: { anchor: from + insert.length }, userEvent: "input.complete" });
}

/**
 * Proposes what may be written where the cursor is. Where the script is wrong on a line above, nothing is legal there,
 * and nobody is asked.
 */
export async function complete(context: CompletionContext, wrongLine: number): Promise<CompletionResult | null> {
  const { state, pos } = context;
  const script = state.doc.toString(), line = state.doc.lineAt(pos);
  const at = placeOf(state.sliceDoc(Math.max(0, pos - reach), pos));
  if (!at) return null;
  if (!context.explicit && !at.typed && !at.quote && !/[:.]$/.test(at.before)) return null;
  const sound = wrongLine === 0 || wrongLine >= line.number;
  const next = sound && asksNext(at) && line.from > 0 ? nextOf(state.sliceDoc(0, line.from)) : null;
  const w = await wordsOf(gameOf(script));
  if (!w || context.aborted) return null;
  const waits = context.explicit ? patience.asked : patience.typing;
  const late = new Promise<null>((done) => setTimeout(() => done(null), waits));
  const legal = await Promise.race([next, late]);
  if (context.aborted) return null;
  const options = shown(offered(w, at, script, legal), at);
  return options.length ? { from: pos - at.typed.length, options, filter: false } : null;
}

/** The words of the language, as they are set off in a script. */
export function wordsSetOff(w: Words): Set<string> {
  const lists: (readonly Word[])[] = [w.global, w.header, w.seat, w.own, w.places, w.card, w.moves, w.checks, w.reads];
  return new Set(lists.flatMap((list) => list.map((one) => one.word.replace(/^.*\./, ""))));
}
