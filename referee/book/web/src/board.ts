// A table, drawn: the places, the cards in them as plain rectangles, and the players around. It is drawn of the parts
// that the engine tells (Frame), and of nothing else.

import { button, el } from "./dom";
import { known } from "./engine";
import { say } from "./language";
import { dialog, printedFor } from "./look";
import type { Card, Frame, Lies, Num, PlacePart, SeatPart, Step, TablePart, Text } from "./messages";
import { word } from "./words";

/** All parts of a table as it stands. */
export type Parts = ReadonlyMap<string, Frame[string]>;

/** The parts behind a frame that has only those which are otherwise. */
export function behind(parts: Parts, frame: Frame | undefined): Parts {
  if (!frame) return parts;
  const out = new Map(parts);
  for (const [key, part] of Object.entries(frame)) {
    if (part === null) out.delete(key);
    else out.set(key, part);
  }
  return out;
}

/** Called when somebody wants to know more of a card. */
type Look = (card: Lies, at: HTMLElement) => void;

/** Facts that count copies and say where a card is printed are nothing to play by, and left off the small drawing. */
const bookkeeping = new Set(["copies", "collection number", "type", "classification"]);

/** A number with its name before it, as the names are made for that: "cost raised by 2". */
function chip(name: Text, value: string, cls = ""): HTMLElement {
  return el("span", "chip " + cls, say(name) + " ", el("b", "", value));
}

function numbers(all: readonly Num[] | undefined, cls: string): HTMLElement[] {
  return (all ?? []).filter((n) => !n.yes || n.n !== 0).map((n) => {
    return n.yes ? el("span", "chip " + cls, say(n.name)) : chip(n.name, String(n.n), cls);
  });
}

/** A colour for each type of card: one of eight, the same everywhere. */
function hue(type: Text): string {
  let sum = 0;
  for (const c of type[0] ?? "") sum = (sum * 31 + c.charCodeAt(0)) % 997;
  return "k" + (sum % 8);
}

/** The numbers of a card: those printed on it, as the rules work them out now, and the first that is not printed; of
 * one of which nobody sees what is printed, all that it has in play. Of several that are worked out of one that is
 * printed the first is told. */
function figures(told: Card | undefined, values: readonly Num[]): HTMLElement[] {
  const worked = new Map<string, Num>();
  for (const v of values) if (!worked.has(printedFor(v))) worked.set(printedFor(v), v);
  const out: HTMLElement[] = [];
  if (!told) return numbers([...worked.values()], "");
  for (const [name, printed] of told.facts ?? []) {
    if (!/^[+-]?\d+$/.test(say(printed)) || bookkeeping.has(name[0] ?? "")) continue;
    const now = worked.get(name[0] ?? "");
    worked.delete(name[0] ?? "");
    const value = now ? String(now.n) : say(printed);
    out.push(chip(now?.name ?? name, value, value === say(printed) ? "" : "changed"));
  }
  const [other] = worked.values();
  if (other) out.unshift(...numbers([other], "changed"));
  return out;
}

/** How a card is called. */
export function nameOf(lies: Lies): string {
  const told = lies.card ? known.cards.get(lies.card) : undefined;
  return told ? say(told.name) : say(lies.veil);
}

/** How many letters the longest word of a name has: a word that is too long for its card is written smaller. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((part) => part.length));
}

/** The names of all cards that are seen, by their ids. */
function names(parts: Parts): ReadonlyMap<number, string> {
  const out = new Map<number, string>();
  for (const part of parts.values()) {
    if (part && "cards" in part) for (const c of part.cards) out.set(c.id, nameOf(c));
  }
  return out;
}

function card(lies: Lies, host: string | undefined, about: Step | null, look: Look): HTMLElement {
  const told = lies.card ? known.cards.get(lies.card) : undefined;
  const out = el("button", "card");
  out.type = "button";
  out.dataset.id = String(lies.id);
  out.dataset.key = "card" + out.dataset.id;
  if (told) out.classList.add(hue(told.type));
  if (lies.veil || lies.down) out.classList.add("down");
  if (lies.marks?.length) out.classList.add("marked");
  if (about?.cards?.includes(lies.id)) out.classList.add("hi");
  const name = el("b", "name", nameOf(lies));
  name.style.setProperty("--letters", String(longestWord(nameOf(lies))));
  out.append(name);
  if (told) out.append(el("small", "", say(told.type)));
  const facts = figures(told, lies.values ?? []);
  if (facts.length) out.append(el("span", "facts", ...facts));
  if (told?.unknown) out.append(el("small", "unsaid", word("unsaid")));
  const lying = [...numbers(lies.tokens, "token"), ...(lies.marks ?? []).map((m) => el("span", "chip mark", say(m)))];
  if (host) lying.push(el("span", "chip mark", word("on_") + " " + host));
  if (lying.length) out.append(el("span", "lying", ...lying));
  out.addEventListener("click", () => look(lies, out));
  return out;
}

/** The cards of a place, each with those that are attached to it behind it. */
function inOrder(cards: readonly Lies[]): [Lies, boolean][] {
  const ids = new Set(cards.map((c) => c.id));
  const out: [Lies, boolean][] = [];
  const put = (c: Lies, attached: boolean): void => {
    out.push([c, attached]);
    for (const on of cards) if (on.on === c.id) put(on, true);
  };
  for (const c of cards) if (!c.on || !ids.has(c.on)) put(c, false);
  return out;
}

/** How many cards of a pile are drawn; how many more there are is said. */
const onPile = 2;

/** All cards of a pile that are seen, in a dialog: equal ones once, with their number. */
function pile(part: PlacePart, at: HTMLElement, look: Look): void {
  const equal = new Map<string, [Lies, number]>();
  for (const c of part.cards) {
    const key = JSON.stringify({ ...c, id: 0 });
    equal.set(key, [equal.get(key)?.[0] ?? c, (equal.get(key)?.[1] ?? 0) + 1]);
  }
  const cards = [...equal.values()].map(([c, n]) => el("li", "", card(c, undefined, null, (c) => {
    close();
    look(c, at);
  }), n > 1 ? ` × ${n}` : ""));
  const hidden = part.count - part.cards.length;
  const close = dialog(`${say(part.name)} ${part.count}`, at, el("ul", "cards", ...cards),
    ...hidden > 0 ? [el("p", "q", `${word("unseen")} ${hidden}`)] : []);
}

/** What is left of a place of which some cards are drawn. */
function rest(id: string, part: PlacePart, drawn: number, look: Look): HTMLElement | null {
  if (drawn >= part.count) return null;
  const more = button(`+${part.count - drawn}`, () => pile(part, more, look), "back");
  more.dataset.key = "pile " + id;
  more.setAttribute("aria-label", `+${part.count - drawn}: ${say(part.name)}, ${word("wholePile")}`);
  return more;
}

function place(id: string, part: PlacePart, called: ReadonlyMap<number, string>, about: Step | null,
  look: Look): HTMLElement {
  const out = el("section", "place");
  out.dataset.word = id;
  if (about?.places?.includes(id)) out.classList.add("hi");
  if (part.hand) out.classList.add("hand");
  out.append(el("h4", "", say(part.name), " ", el("small", "", String(part.count))));
  let shown = inOrder(part.cards);
  if (part.pile) {
    out.classList.add("pile");
    shown = shown.filter(([c], i) => i < onPile || about?.cards?.includes(c.id));
  }
  if (!shown.length && part.count) out.append(el("div", "cards", el("span", "back", String(part.count))));
  if (shown.length) {
    out.append(el("div", "cards", ...shown.map(([c, attached]) => {
      const one = card(c, attached || !c.on ? undefined : called.get(c.on), about, look);
      if (attached) one.classList.add("on");
      return one;
    }), rest(id, part, shown.length, look) ?? ""));
  }
  return out;
}

/** Places with what lies in them. While the table is being set up, a place in which nothing lies yet is not told. */
function places(words: readonly string[], table: TablePart, parts: Parts, about: Step | null, look: Look): HTMLElement {
  const out = el("div", "places");
  const empty: string[] = [], called = names(parts);
  for (const id of words) {
    const part = parts.get(id) as PlacePart | undefined;
    const hot = about?.places?.includes(id);
    if (!part || (part.aside && !hot)) continue;
    if (part.count === 0 && !hot) {
      if (!table.settingUp) empty.push(say(part.name));
    } else out.append(place(id, part, called, about, look));
  }
  if (empty.length) out.append(el("p", "empty", empty.join(" 0 · ") + " 0"));
  return out;
}

function seat(i: number, part: SeatPart, table: TablePart, parts: Parts, about: Step | null, look: Look): HTMLElement {
  const out = el("section", "seat");
  if (table.turn === i) out.classList.add("turn");
  if (about?.seats?.includes(i)) out.classList.add("hi");
  const won = table.winners?.includes(i) ? " ★" : "";
  out.append(el("h3", "", part.name + won, " ", el("small", "", say(part.character))),
    el("p", "numbers", ...numbers(part.numbers, "")), places(part.places, table, parts, about, look));
  return out;
}

/** The names of the cards that are drawn, of which nobody here knows what they say. */
function unsaid(table: TablePart, parts: Parts): string[] {
  const out = new Set<string>();
  const of = [table, ...Array.from({ length: table.seats }, (_, i) => parts.get("seat " + i) as SeatPart | undefined)];
  for (const id of of.flatMap((one) => one?.places ?? [])) {
    const part = parts.get(id) as PlacePart | undefined;
    for (const c of part && !part.aside ? part.cards : []) {
      if (c.card && known.cards.get(c.card)?.unknown) out.add(nameOf(c));
    }
  }
  return [...out];
}

/** Draws a table, with what a step is about set off. */
export function draw(parts: Parts, about: Step | null, look: Look): HTMLElement {
  const table = parts.get("table") as TablePart | undefined;
  const out = el("div", "board");
  if (!table) return out;
  const common = el("section", "common", el("h3", "unseen", word("table")),
    el("p", "numbers", ...numbers(table.numbers, "")), places(table.places, table, parts, about, look));
  const seats = el("div", "seats");
  out.append(common, seats);
  for (let i = 0; i < table.seats; i++) {
    const part = parts.get("seat " + i) as SeatPart | undefined;
    if (part) seats.append(seat(i, part, table, parts, about, look));
  }
  const unknown = unsaid(table, parts);
  if (unknown.length) out.append(el("p", "q", `${word("unsaidAll")} ${unknown.join(", ")}`));
  return out;
}
