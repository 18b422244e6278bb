// A set-up as the page holds it, and as it is said to the engine.

import type { Draft, DraftLine, Laid, OnCard } from "./messages";
import { fold } from "./names";
import { own } from "./ownwords";

/** What is said of a word: cards, or a number or a name. */
export interface Entry {
  word: string;
  seat: number; // -1 for the table
  cards: Laid[];
  value: string;
}

export interface SetUp {
  game: string;
  edition: string;
  players: string[];
  seed: string;
  asIf: boolean;
  entries: Entry[];
}

const mostPlayers = 12; // of any game
const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Leo"];

/** A name that nobody at the table has. */
export function freeName(players: readonly string[]): string {
  const taken = new Set(players.map((p) => fold(p.trim())));
  return names.find((n) => !taken.has(fold(n))) ?? "";
}

/** The number by which a new game decides all chance. */
export function anySeed(): string {
  return String(1 + Math.floor(Math.random() * 9999));
}

export function blank(game: string, edition: string, least: number): SetUp {
  return { game, edition, players: names.slice(0, Math.max(2, least)), seed: anySeed(), asIf: false, entries: [] };
}

/** Has those sit at a table who sat at another, as many as there are seats; who sat at this one stays in the others. */
export function seat(of: SetUp, who: readonly string[], seats: number): void {
  const former = of.players;
  of.players = who.slice(0, seats);
  for (const p of former.slice(of.players.length, seats)) {
    of.players.push(of.players.some((q) => fold(q) === fold(p)) ? freeName([...of.players, ...former]) : p);
  }
  while (of.players.length < seats) of.players.push(freeName(of.players));
}

/** By what an entry is found again. */
export function keyOf(e: { word: string; seat: number }): string {
  return e.word + ":" + String(e.seat);
}

/** What is said of a word so far; it is begun where nothing is. */
export function entry(of: SetUp, word: string, seat: number): Entry {
  let found = of.entries.find((e) => e.word === word && e.seat === seat);
  if (!found) {
    found = { word, seat, cards: [], value: "" };
    of.entries.push(found);
  }
  return found;
}

/** The value of a word, empty where none is said. */
export function valueOf(of: SetUp, word: string, seat: number): string {
  return of.entries.find((e) => e.word === word && e.seat === seat)?.value ?? "";
}

/** Leaves entries out that say nothing. */
export function tidy(of: SetUp): void {
  of.entries = of.entries.filter((e) => e.cards.length || e.value);
}

/** A player where one is said of something: by the seat, for the name may change. */
export function bySeat(seat: number): string {
  return "@" + String(seat);
}

/** The seat of a player of whom something is said; null where it is nobody. */
function seatOf(said: string): number | null {
  return /^@\d+$/.test(said) ? Number(said.slice(1)) : null;
}

/** How a player is called: who has no name by the place. */
function called(of: SetUp, seat: number): string {
  return of.players[seat] || own("player") + " " + String(seat + 1);
}

/** What is said of something, with a player by the name. */
export function inWords(of: SetUp, said: string): string {
  const seat = seatOf(said);
  return seat === null ? said : called(of, seat);
}

/** A player gets up, with all that lies before them and all that is said of them. */
export function without(of: SetUp, seat: number): void {
  const still = (said: string): string => {
    const at = seatOf(said);
    return at === null || at < seat ? said : at === seat ? "" : bySeat(at - 1);
  };
  of.players.splice(seat, 1);
  of.entries = of.entries.filter((e) => e.seat !== seat);
  for (const e of of.entries) {
    if (e.seat > seat) e.seat--;
    e.value = still(e.value);
    for (const l of e.cards) {
      l.on = l.on.map((o) => ({ ...o, said: still(o.said) })).filter((o, i) => o.said || !l.on[i]?.said);
    }
  }
  tidy(of);
}

function laid(of: SetUp, l: Laid): string {
  const on = l.on.map((o) => (o.word + " " + inWords(of, o.said)).trim()).join(", ");
  return (l.n > 1 ? String(l.n) + " " : "") + l.card + (on ? " (" + on + ")" : "");
}

/** The set-up as it is said to the engine: a line for each entry. */
export function said(of: SetUp): Draft {
  const players = of.players.map((_, i) => called(of, i));
  const lines = of.entries.map((e): DraftLine => ({
    word: e.word,
    player: e.seat < 0 ? "" : players[e.seat] ?? "",
    said: e.cards.length ? e.cards.map((l) => laid(of, l)).join(", ") : inWords(of, e.value),
  }));
  return { game: of.game, edition: of.edition, players, seed: of.seed, as_if: of.asIf, lines };
}

const text = (x: unknown): x is string => typeof x === "string" && x.length < 2000;
const list = <T>(x: unknown, of: (x: unknown) => x is T): x is T[] =>
  Array.isArray(x) && x.length <= 500 && x.every(of);
const whole = (x: unknown): x is number => typeof x === "number" && Number.isInteger(x) && x >= -1 && x <= 1000;
const has = (x: unknown): x is Record<string, unknown> => typeof x === "object" && x !== null;

function isOn(x: unknown): x is OnCard {
  return has(x) && text(x["word"]) && text(x["said"]);
}

function isLaid(x: unknown): x is Laid {
  return has(x) && text(x["card"]) && whole(x["n"]) && list(x["on"], isOn);
}

function isEntry(x: unknown): x is Entry {
  return has(x) && text(x["word"]) && whole(x["seat"]) && text(x["value"]) && list(x["cards"], isLaid);
}

/** Says whether something that came with a link is a set-up. */
export function isSetUp(x: unknown): x is SetUp {
  return has(x) && text(x["game"]) && text(x["edition"]) && text(x["seed"]) && typeof x["asIf"] === "boolean" &&
    list(x["players"], text) && x["players"].length <= mostPlayers && list(x["entries"], isEntry);
}

/** Under what it is kept what was cleared away, while the page is open. */
const clearedKey = "referee-cleared";

/** Keeps what was cleared away until the page is closed, also where it is opened anew. */
export function remember(cleared: SetUp | null): void {
  try {
    sessionStorage.removeItem(clearedKey); // what has no room is not kept, and nothing older in its place
    if (cleared) sessionStorage.setItem(clearedKey, JSON.stringify(cleared));
  } catch {
    // where pages are opened as files there may be no such storage: it is kept until the page is opened anew
  }
}

/** What was cleared away before the page was opened anew, whatever stands there; null where nothing does. */
export function recall(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(clearedKey) ?? "null") as unknown;
  } catch {
    return null;
  }
}
