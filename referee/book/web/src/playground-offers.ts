// What is offered at a place of a script: what comes next there before what may be said there besides.

import { lang, say } from "./language";
import type { Begin, Next, Text, Word, Words } from "./messages";
import { begins, headed, type Place, saidAt } from "./playground-place";
import { tell } from "./playground-says";
import { word } from "./words";

/** How near what is offered is to what comes next. */
export enum Near {
  Next, // it is legal there, or what the script still lacks
  Here, // it may stand there
  Else, // it may be said at all
}

/** A proposal before it is shown. */
export interface Offer {
  label: string;
  says: string;
  near: Near;
  write?: string; // what is written in its place; ${…} are to be filled in
  legal?: boolean; // the rules allow it there
}

const offers = (words: readonly Word[], near = Near.Here): Offer[] =>
  words.map((w) => ({ label: w.word, says: say(w.says), near }));

const plain = (labels: readonly string[], says: string, near = Near.Here): Offer[] =>
  labels.map((label) => ({ label, says, near }));

/** A text as it stands in a proposal that is to be filled in: nothing of it is a place to fill. */
const literally = (s: string): string => s.replace(/[{}]/g, "\\$&");

/** What a label is written with: the sign behind it, and what it takes. */
function labelled(w: Word): string {
  const takes = w.takes ?? "";
  if (takes.startsWith("a list") || takes.includes("[]")) return `${w.word} = { "\${}" }`;
  if (takes.startsWith("{ en")) return `${w.word} = { en = "\${}", fr = "\${}" }`;
  if (takes === "true") return `${w.word} = true`;
  if (takes.startsWith('"') || takes.includes("name") || takes === "string") return `${w.word} = "\${}"`;
  return `${w.word} = \${}`;
}

/** The labels that may stand in a table, in the order in which they are told, without those that stand there. */
function labels(words: readonly Word[], at: Place): Offer[] {
  const there = new Set([...at.since.matchAll(/(\w+)\s*=/g)].map((m) => m[1]));
  return words.filter((w) => !there.has(w.word))
    .map((w) => ({ label: w.word, says: say(w.says), near: Near.Here, write: labelled(w) }));
}

/** The players of a script, by their names. */
function players(script: string): string[] {
  return [...new Set([...script.matchAll(/[{,]\s*\{\s*["']([^"'\n]+)["']\s*[,}]/g)].map((m) => m[1] ?? ""))];
}

/** The variables that a script has. */
function variables(script: string): string[] {
  const out = new Set<string>();
  for (const m of script.matchAll(/\blocal\s+(?:function\s+)?([\w,\s]+?)\s*(?:=|\()/g)) {
    for (const name of m[1]?.split(/\s*,\s*/) ?? []) if (/^[A-Za-z_]\w*$/.test(name)) out.add(name);
  }
  return [...out];
}

/** A legal line, taken apart. */
interface Line {
  who: string;
  what: string;
  name?: string; // what it is said of, as it is written
  rest: string; // all behind the player: plays "Punch"
}

function apart(line: string): Line | null {
  const [, who = "", rest = "", what = "", name] = /^(\w+):((\w+)(?:[ (]"((?:[^"\\]|\\.)*)")?.*)$/.exec(line) ?? [];
  return who ? { who, what, name: name?.replace(/\\(.)/g, "$1"), rest } : null;
}

const apartIn = (next: Next | null, n: number): Line[] =>
  (next?.lines ?? []).map((l) => apart(l[n] || l[0] || "")).filter((l) => l !== null);

/** How many legal lines of one word are offered one by one; more are offered as the word alone, and then by names. */
const oneByOne = 4;

/** The legal moves, of all players or of one of them, whose name is written already. */
function legalMoves(next: Next | null, who?: string): Offer[] {
  const lines = apartIn(next, lang()).filter((l) => who === undefined || l.who === who);
  const out = new Map<string, Offer>();
  const lead = (l: Line) => who === undefined ? l.who + ":" : "";
  for (const l of lines) {
    const many = l.name !== undefined && lines.filter((o) => o.who === l.who && o.what === l.what).length > oneByOne;
    const label = lead(l) + (many ? `${l.what} "…"` : l.rest);
    const write = many ? `${lead(l)}${l.what} "\${}"` : literally(label);
    out.set(label, { label, says: "", near: Near.Next, legal: true, write });
  }
  return [...out.values()];
}

/** The moves that only answer something, by words that every game has: they are offered behind those of a turn. */
const answering = ["uses", "chooses", "declines"];

/** What players do at all, written with what it takes. */
function moves(w: Words): Offer[] {
  const ordered = [...w.moves].sort((a, b) => answering.indexOf(a.word) - answering.indexOf(b.word));
  return ordered.map((m) => ({ label: m.word, says: say(m.says), near: Near.Here,
    write: m.takes ? `${m.word} "\${}"` : `${m.word}()` }));
}

/** The names of cards and players, in both languages; what the script speaks of comes first. */
function names(w: Words, script: string): Offer[] {
  const out: Offer[] = plain(players(script), tell("player"));
  const seen = new Set<string>();
  for (const c of w.cards) {
    for (const label of c.name) {
      if (!label || seen.has(label)) continue;
      seen.add(label);
      const other = c.name.filter((n) => n && n !== label);
      const near = script.includes(`"${label}"`) ? Near.Here : Near.Else;
      out.push({ label, says: [say(c.type), ...other, ...c.unknown ? [word("unsaid")] : []].join(" · "), near });
    }
  }
  return out;
}

/** What is written in quotes for somebody to read. */
const prose = /\b(en|fr|question|says)\s*=\s*$|\b(scenario|what_if)\s*\(?\s*$/;

const eitherName = (texts: readonly Text[], says: string): Offer[] =>
  texts.flatMap((t) => plain([...new Set([say(t), ...t].filter(Boolean))], says));

/** What may stand within quotes. */
function quoted(w: Words, at: Place, script: string, next: Next | null): Offer[] {
  const last = at.inside.at(-1) ?? "", label = /(\w+)\s*=\s*$/.exec(at.before)?.[1] ?? "";
  if (prose.test(at.before)) return [];
  if (label === "game") return w.begins.map((b) => ({ label: b.game, says: say(b.name), near: Near.Here }));
  if (label === "at" || /\buntil_step\s*\(?\s*$/.test(at.before)) return eitherName(w.steps, tell("step"));
  if (["first", "turn", "of"].includes(label)) return plain(players(script), tell("player"));
  if (["character", "identity"].includes(label) && w.heads.length > 0) return eitherName(w.heads, tell("character"));
  if (/^[a-z]+\.[\w.-]*$/.test(at.typed) || ["shows", "rules"].includes(last) ||
    last === "refused" && /,\s*$/.test(at.before)) return offers(w.clauses);
  const said = saidAt(at);
  const of = (l: Line) => l.who === said?.who && l.what === said.what && l.name !== undefined;
  const legal = [lang(), 1 - lang()].flatMap((n) => apartIn(next, n).filter(of).map((l) => l.name ?? ""));
  const first = new Set(legal);
  return [...[...first].map((l): Offer => ({ label: l, says: tell("legal"), near: Near.Next, legal: true })),
    ...names(w, script).filter((o) => !first.has(o.label))];
}

/** A whole script to begin with, of which the names are to be filled in. */
function whole(b: Begin): string {
  return literally(say(b.script)).replace('"TITLE"', () => `"\${${tell("blank")}}"`).replace("\n\nexpect", "\n${}\nexpect")
    .replace(/\\\{ "(\w+)" \\\}/g, '\\{ "${$1}" \\}');
}

/** What a script about nothing yet begins with. */
function beginnings(w: Words, at: Place, script: string): Offer[] {
  const empty = script.trim() === at.typed;
  return w.begins.map((b) => ({ label: `scenario … game = "${b.game}"`, says: say(b.name), near: Near.Next,
    write: empty ? whole(b) : `scenario "\${${tell("blank")}}" { game = "${b.game}" }\n` }));
}

/** What is written with the words that take something of their own. */
const forms: Record<string, string> = {
  expect: "expect(${})", ruling: 'ruling { en = "${}", fr = "${}" }', begin: "begin()", card: 'card "${}" { ${} }',
  players: 'local ${ann}, ${ben} = players { { "${Ann}" }, { "${Ben}" } }', refused: "refused(function() ${} end)",
  what_if: 'what_if("${}", function()\n  ${}\nend)',
};

/** What sets a table up, and what stands at a table of which the game has begun. */
const settingUp = ["players", "stacks", "as_if", "begin", "card", "use"];
const playing = ["expect", "refused", "what_if", "ruling", "until_step"];

/** What a sentence may begin with. */
function sentences(w: Words, at: Place, script: string, next: Next | null): Offer[] {
  const hasHead = headed(script.slice(0, -1)) && script.trim() !== at.typed;
  if (!script.trim()) return beginnings(w, at, script);
  const seated = /\bplayers\b/.test(script), begun = next?.begun ?? false;
  const near = (word: string): Near => {
    if (!hasHead) return word === "card" || word === "use" ? Near.Here : Near.Else;
    if (!seated) return word === "players" ? Near.Next : Near.Here;
    return (begun ? playing : settingUp).includes(word) && word !== "players" ? Near.Here : Near.Else;
  };
  const global = w.global.filter((g) => hasHead || g.word !== "scenario")
    .map((g): Offer => ({ label: g.word, says: say(g.says), near: near(g.word), write: forms[g.word] }));
  const places = w.places.map((p): Offer => ({ label: p.word, says: say(p.says),
    near: hasHead && !begun ? Near.Here : Near.Else, write: `${p.word} { "\${}" }` }));
  return [...hasHead ? [] : beginnings(w, at, script), ...legalMoves(next),
    ...begun ? [...global, ...places] : [...places, ...global], ...plain(variables(script), tell("player"))];
}

/** What may stand outside of quotes. */
function unquoted(w: Words, at: Place, script: string, next: Next | null): Offer[] {
  const said = saidAt(at);
  if (/:\s*$/.test(at.before)) {
    if (/[)}]\s*:\s*$/.test(at.before)) return offers(w.checks);
    const measures = offers(w.reads.filter((r) => !r.word.includes(".")), Near.Else);
    if (said && w.places.some((p) => p.word === said.who)) return [...measures, ...offers(w.checks, Near.Else)];
    const legal = legalMoves(next, said?.who);
    return [...legal, ...moves(w).filter((m) => !legal.some((l) => l.label === m.write)), ...measures];
  }
  const dotted = /(\w+)\.$/.exec(at.before)?.[1];
  if (dotted) {
    const of = dotted === "game" ? "game." : "ann.";
    const reads = w.reads.filter((r) => r.word.startsWith(of)).map((r) => ({ ...r, word: r.word.slice(of.length) }));
    return offers(of === "game." ? reads : [...w.own, ...reads]);
  }
  if (begins(at)) return sentences(w, at, script, next);
  return within(w, at, script);
}

/** What may stand within brackets. */
function within(w: Words, at: Place, script: string): Offer[] {
  const depth = at.inside.length, head = at.inside[0] ?? "", last = at.inside.at(-1) ?? "";
  if (/=\s*$/.test(at.before)) return head === "card" ? offers(w.texts) : [];
  if (head === "card" && depth > 0) {
    return depth === 1 ? [...labels(w.facts, at), ...offers(w.texts, Near.Else)] : offers(w.texts);
  }
  if (last === "scenario") return labels(w.header, at);
  if (last === "stacks") return labels(w.places, at);
  if (head === "players" && last === "" && depth === 2) return labels(w.seat, at);
  if (last === "" && depth > 1 && head !== "") return labels(w.card, at);
  if ([...w.seat, ...w.places].some((p) => p.word === last && p.takes?.startsWith("a list"))) {
    return names(w, script).map((o) => ({ ...o, write: literally(JSON.stringify(o.label)) }));
  }
  if (head === "players") return [];
  return [...plain(variables(script), tell("player"), Near.Next), ...offers(w.places), ...offers(w.global, Near.Else)];
}

/** All that is offered at a place. */
export function offered(w: Words, at: Place, script: string, next: Next | null): Offer[] {
  return at.quote ? quoted(w, at, script, next) : unquoted(w, at, script, next);
}

/** Whether what is legal is of use at a place. */
export function asksNext(at: Place): boolean {
  return saidAt(at) !== null || begins(at);
}
