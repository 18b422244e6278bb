// Laying out: a place is chosen, and cards are put there by part of their names; what lies where stands below as chips.

import { Combobox, fitting, lastName, meant, type Option as Choice, parted } from "./combobox";
import { button, el } from "./dom";
import { colon, say } from "./language";
import type { Bears, Game, Laid, Lying, OnCard, PlaceWord, Reply, Wrong } from "./messages";
import { fold } from "./names";
import { bySeat, entry, type Entry, inWords, keyOf, type SetUp, tidy } from "./owndraft";
import { onCard } from "./ownmarks";
import { own } from "./ownwords";

/** The cards that have been put and of which nothing has been said since: what they come with is laid on them. */
export const fresh = new WeakSet<Laid>();

/** How many names are told that may be meant. */
const mostNear = 8;

/** What of a game can be laid out before a player, or on the table. */
function layable(game: Game, ofPlayer: boolean): PlaceWord[] {
  return game.places.filter((p) => !p.setting && !!p.player === ofPlayer && (p.cards || p.number));
}

/** Whether the same lies on two cards. */
function alike(a: readonly OnCard[], b: readonly OnCard[]): boolean {
  const all = (on: readonly OnCard[]): string => on.map((o) => o.word + " " + o.said).sort().join();
  return all(a) === all(b);
}

/** A card of a game, and where it may lie. */
export interface CardChoice extends Choice {
  lies: Lying;
}

/** The cards of a game, to be chosen from. */
export function cardsOf(game: Game): CardChoice[] {
  return game.cards.map((c) =>
    ({ name: c.name, note: c.type, unknown: c.unknown, lies: game.lies[c.lies ?? 0] ?? {} }));
}

/** The cards that may lie in a place: first those that need no mark there, and behind the others which one. */
function cardsIn(game: Game, cards: readonly CardChoice[], word: string): CardChoice[] {
  const needing = cards.filter((c) => c.lies[word]).map((c) => {
    const mark = game.marks.find((m) => m.word === c.lies[word]);
    return { ...c, note: (c.note ?? []).map((n, l) => n + ", " + (mark?.name[l] ?? "")) };
  });
  return [...cards.filter((c) => c.lies[word] === ""), ...needing];
}

/** What is asked of the page where something is laid out. */
export interface Asks {
  read(said: string): Promise<Reply | null>; // a list of cards
  bears(entry: Entry, card: number): Promise<Bears | null>; // what may lie on a card
  changed(): void; // something lies otherwise
  told(says: () => string): void; // something has been done
  left(): void; // something cannot be put
}

/** A part of what was typed that cannot be put: no card is called so, or the card has no place there. */
interface Left {
  place: PlaceWord;
  part: string;
  wrong?: Wrong;
  laid?: Laid;
}

/** The place that is chosen, what is typed, and what of that cannot be put. */
export type Typing = readonly [place: string, typed: string, left: readonly Left[]];

/** What is laid out before a player, or, for seat -1, on the table. */
export class Layer {
  readonly root = el("div", "layer");
  private readonly places: PlaceWord[];
  private readonly names: Map<string, CardChoice>;
  private readonly where = el("select");
  private readonly what: Combobox<CardChoice>;
  private readonly button: HTMLElement;
  private readonly note = el("div", "refusals");
  private readonly list = el("div", "laid");
  private left: readonly Left[] = [];
  private fitting: CardChoice[] = [];
  private reading: Promise<void> = Promise.resolve(); // of the list that was put last

  constructor(private readonly game: Game, private readonly cards: readonly CardChoice[],
    private readonly setUp: SetUp, private readonly seat: number, private readonly asks: Asks) {
    this.places = layable(game, seat >= 0);
    this.names = new Map(cards.map((c) => [c.name[0] ?? "", c]));
    this.what = new Combobox(() => this.fitting, (chosen, typed) => this.put(chosen, typed));
    this.where.append(...this.places.map((p) => new Option(say(p.name), p.word)));
    const first = this.places.find((p) => p.hand) ?? this.places.find((p) => p.cards && !p.pile);
    if (first) this.where.value = first.word;
    this.where.addEventListener("change", () => this.chosen());
    this.button = button(own("put"), () => {
      this.what.enter();
      this.what.box.focus();
    });
    this.root.append(el("p", "row", this.where, this.what.root, this.button), this.note, this.list);
    this.chosen();
    this.called();
    this.show();
  }

  /** Another place is chosen. */
  private chosen(): void {
    const p = this.place();
    this.fitting = p.cards ? cardsIn(this.game, this.cards, p.word) : [];
    this.leaves([]);
    this.hint();
  }

  /** Tells what cannot be put. */
  private leaves(left: readonly Left[]): void {
    this.left = left;
    this.note.replaceChildren(...left.map((l) => l.laid ? this.misplaced(l, l.laid) : this.unknown(l)));
  }

  /** What is told of what cannot be put. */
  get refusals(): string {
    return [...this.note.children].map((n) => n.textContent).join(" ");
  }

  /** Says whose it is, also when that one is called otherwise. */
  called(): void {
    this.where.setAttribute("aria-label", own("place") + this.whose());
    this.button.setAttribute("aria-label", own("put") + this.whose());
    this.hint();
  }

  private whose(): string {
    return colon("", this.seat < 0 ? own("table") : this.setUp.players[this.seat] ?? "");
  }

  private place(): PlaceWord {
    return this.places.find((p) => p.word === this.where.value) ?? this.places[0]!;
  }

  private hint(): void {
    const p = this.place();
    this.what.box.placeholder = own(!p.cards ? "number" : p.number ? "orNumber" : "cardHint");
    this.what.box.inputMode = p.cards ? "text" : "numeric";
    this.what.label(own(p.cards ? "card" : "number") + ", " + say(p.name) + this.whose());
  }

  /** Puts a card, or how many of them, where it was chosen. What is left stands in the field then. */
  private put(chosen: CardChoice | null, typed: string): string {
    const p = this.place(), [before, name] = lastName(typed);
    this.leaves([]);
    if (!p.cards || p.number && /^\d+$/.test(typed)) {
      const e = entry(this.setUp, p.word, this.seat);
      e.value = typed;
      e.cards = [];
      this.done(p, () => typed);
      return "";
    }
    const card = chosen ?? this.meant(name);
    if (card && !before.trim()) {
      this.lay(p, { card: card.name[0] ?? "", n: 1, on: [] });
      this.done(p, () => say(card.name));
      return "";
    }
    this.reading = this.read(p, card ? before + (card.name[0] ?? "") : typed);
    return ""; // at once: what is typed now is something else
  }

  get typing(): Typing {
    return [this.where.value, this.what.box.value, this.left];
  }

  set typing([place, typed, left]: Typing) {
    if (this.places.some((p) => p.word === place)) this.where.value = place; // another edition may have no such
    this.chosen();
    this.what.box.value = typed;
    this.leaves(left);
  }

  /** Puts what is still typed, and gives the field where something of it cannot be put. */
  async last(): Promise<HTMLInputElement | null> {
    if (this.what.box.value.trim()) this.what.enter();
    await this.reading;
    return this.what.box.value.trim() ? this.what.box : null;
  }

  /** The card that is meant in the place: one that is called so there, or the only one of which it is a part of the
   * name. The name of a card that lies elsewhere is part of no other. */
  private meant(name: string): CardChoice | null {
    const is = meant(this.fitting, name), plain = fold(name).trim();
    const whole = (c: CardChoice): boolean => c.name.some((n) => fold(n) === plain);
    return is && (whole(is) || !this.cards.some(whole)) ? is : null;
  }

  /** A list with the names of the cards of which it has parts. */
  private inFull(typed: string): string {
    return parted(typed).map((part) => {
      const [before, said] = lastName(part), [, name = said, on = ""] = /^(.*?)(\s+\(.*\))?$/.exec(said) ?? [];
      const card = this.meant(name);
      return card ? before + (card.name[0] ?? "") + on : part;
    }).join(", ");
  }

  /** Lays cards where they may lie, with the mark that they need there. They are more of the same that lie there: where
   * one lies on the other, of those that lie last. */
  private lay(p: PlaceWord, laid: Laid): void {
    const e = entry(this.setUp, p.word, this.seat);
    const needs = this.cardIn(p, laid.card)?.lies[p.word];
    const on = !needs || laid.on.some((o) => o.word === needs) ? laid.on : [...laid.on, { word: needs, said: "" }];
    e.value = "";
    const same = (p.pile ? e.cards.slice(-1) : e.cards).find((l) => l.card === laid.card && alike(l.on, on));
    if (same) same.n += laid.n;
    else {
      const put = { ...laid, on };
      e.cards.push(put);
      fresh.add(put);
    }
  }

  /** The card of a name that may lie in a place. */
  private cardIn(p: PlaceWord, name: string): CardChoice | undefined {
    return this.cards.find((c) => c.name[0] === name && c.lies[p.word] !== undefined);
  }

  /** Reads a list of cards and lays out what fits. The rest comes back into the field, unless something else is typed
   * by then, and what is wrong with it is told. */
  private async read(p: PlaceWord, typed: string): Promise<void> {
    const read = await this.asks.read(this.inFull(typed));
    if (!this.root.isConnected) return; // of another set-up by now
    if (!read) return this.comesBack(typed);
    const cards = read.read?.cards ?? [], parts = read.read?.left ?? [];
    const fit = cards.filter((l) => this.cardIn(p, l.card));
    for (const l of fit) this.lay(p, l);
    const left = (read.wrongs ?? (read.wrong ? [read.wrong] : [])).map((wrong, i): Left =>
      ({ place: p, part: parts[i] ?? "", wrong }));
    for (const laid of cards) {
      if (this.cardIn(p, laid.card)) continue;
      left.push({ place: p, part: (laid.n > 1 ? String(laid.n) + " " : "") + this.nameOf(laid.card), laid });
    }
    this.comesBack(left.map((l) => l.part).filter(Boolean).join(", "));
    this.leaves([...this.left, ...left]);
    if (fit.length) this.done(p, () => fit.map((l) => this.nameOf(l.card)).join(", "));
    if (left.length) this.asks.left();
  }

  private comesBack(left: string): void {
    if (!this.what.box.value) this.what.box.value = left;
  }

  /** Tells of a name that no card has, with those that may be meant and lie there, or else where others lie; or what
   * else is wrong. */
  private unknown(left: Left): HTMLElement {
    const [before, name] = lastName(left.part), wrong = left.wrong;
    if (!wrong?.name) return el("p", "bad", say(wrong?.says));
    const near = fitting(this.fitting, name);
    for (const c of this.fitting) if (wrong.near && c.name.includes(wrong.near) && !near.includes(c)) near.push(c);
    if (near.length) {
      return el("p", "bad", own("which").replace("{x}", () => name) + " ", ...near.slice(0, mostNear).map((c) =>
        button(say(c.name), () => this.instead(left, before + (c.name[0] ?? "")), "near")));
    }
    const elsewhere = fitting(this.cards, name);
    const told = this.cards.filter((c) => wrong.near && c.name.includes(wrong.near));
    const other = (elsewhere.length ? elsewhere : told)[0];
    return other ? this.misplaced(left, { card: other.name[0] ?? "", n: 1, on: [] }) : el("p", "bad", say(wrong.says));
  }

  /** Tells where a card may lie that may not lie in a place. */
  private misplaced({ place: p, part }: Left, laid: Laid): HTMLElement {
    const lies = this.cards.find((c) => c.name[0] === laid.card)?.lies ?? {};
    const name = this.nameOf(laid.card), says = name + " " + own("notIn") + " " + say(p.name) + ". ";
    const here = this.places.filter((q) => lies[q.word] !== undefined);
    const there = this.game.places.filter((q) => !!q.player !== this.seat >= 0 && lies[q.word] !== undefined);
    const out = el("p", "bad", says);
    if (here.length) {
      out.append(own("putInto") + " ", ...here.map((q) => button(say(q.name), () => {
        this.where.value = q.word;
        this.chosen();
        this.takeOut(part);
        this.lay(q, laid);
        this.done(q, () => this.nameOf(laid.card));
        this.what.box.focus();
      }, "near")));
    } else if (there.length) {
      const whose = own(this.seat >= 0 ? "onTable" : "ofPlayer");
      out.append(own("liesIn") + " " + whose + " " + there.map((q) => say(q.name)).join(", "));
    } else if (this.game.characters.some((c) => c[0] === laid.card)) out.append(own("isCharacter"));
    return out;
  }

  /** Takes a part out of what is typed. */
  private takeOut(part: string): void {
    this.what.box.value = parted(this.what.box.value).filter((x) => x !== part).join(", ");
  }

  /** Says something else instead of a part of what is typed. */
  private instead(left: Left, says: string): void {
    this.takeOut(left.part);
    this.leaves(this.left.filter((l) => l !== left));
    this.what.box.focus();
    this.reading = this.read(left.place, says);
  }

  /** Tells and shows that something has been put. */
  private done(p: PlaceWord, what: () => string): void {
    this.asks.told(() => colon(what(), say(p.name)) + this.whose());
    this.show();
    this.asks.changed();
  }

  private nameOf(card: string): string {
    const known = this.names.get(card);
    return known ? say(known.name) : card;
  }

  /** Shows what lies where; the focus stays, or goes to what is asked for. */
  show(focus = ""): void {
    tidy(this.setUp);
    this.list.replaceChildren(...this.places.flatMap((p) => {
      const e = this.setUp.entries.find((e) => e.word === p.word && e.seat === this.seat);
      return e ? [this.entry(p, e)] : [];
    }));
    if (focus) (this.list.querySelector<HTMLElement>(`[data-key="${focus}"]:not(:disabled)`) ?? this.what.box).focus();
  }

  private entry(p: PlaceWord, e: Entry): HTMLElement {
    const out = el("div", "entry", el("p", "", say(p.name)));
    out.dataset.entry = keyOf(e);
    out.tabIndex = -1;
    if (e.value) {
      const value = e.value;
      const remove = this.remove(p, () => say(p.name) + " " + value, () => (e.value = ""), "");
      out.append(el("span", "laidCard", el("b", "", e.value), remove));
      return out;
    }
    const list = el("ul", "chips", ...e.cards.map((l, i) => el("li", "laidCard", ...this.chip(p, e, l, i))));
    out.append(list);
    if (e.cards.length > 1 && p.pile) {
      out.append(el("small", "", own("top")));
    }
    return out;
  }

  private remove(p: PlaceWord, name: () => string, act: () => void, then: string): HTMLElement {
    const b = button("×", () => {
      act();
      this.asks.told(() => colon(name(), own("remove")));
      this.show(then || p.word + "x");
      this.asks.changed();
    });
    b.setAttribute("aria-label", colon(own("remove"), name()));
    return b;
  }

  /** Asks what lies on a card: what it may bear there, and what has been said of it. */
  private async marks(e: Entry, i: number, key: string): Promise<void> {
    const laid = e.cards[i], bears = await this.asks.bears(e, i);
    if (!laid || !this.root.isConnected || document.querySelector("dialog[open]")) return; // it was pressed twice
    const marks = this.game.marks.filter((m) =>
      !bears || bears.words?.includes(m.word) || laid.on.some((o) => o.word === m.word));
    const others = (bears?.with ?? this.game.cards.map((c) => c.name)).map((name) => ({ name }));
    const players = this.setUp.players.map((_, i) => [bySeat(i), inWords(this.setUp, bySeat(i))] as const);
    onCard(laid, this.nameOf(laid.card), marks, others, players, bears?.one ?? false, () => {
      fresh.delete(laid);
      this.show(key);
      this.asks.changed();
    });
  }

  private chip(p: PlaceWord, e: Entry, laid: Laid, i: number): HTMLElement[] {
    const name = this.nameOf(laid.card), key = p.word + i;
    const on = laid.on.map((o) => {
      const m = this.game.marks.find((m) => m.word === o.word);
      return (say(m?.name) + " " + this.nameOf(inWords(this.setUp, o.said))).trim();
    }).join(", ");
    const open = button((laid.n > 1 ? laid.n + " × " : "") + name + (on ? " (" + on + ")" : ""),
      () => void this.marks(e, i, key), "what");
    open.dataset.key = key;
    open.setAttribute("aria-label", colon(open.textContent ?? "", own("onIt")));
    const out: HTMLElement[] = [open];
    if (e.cards.length > 1) {
      for (const [sign, says, to] of [["◂", own("earlier"), i - 1], ["▸", own("later"), i + 1]] as const) {
        const b = button(sign, () => {
          e.cards.splice(i, 1);
          e.cards.splice(to, 0, laid);
          this.show(p.word + to + sign);
          this.asks.changed();
        });
        b.disabled = to < 0 || to >= e.cards.length;
        b.dataset.key = key + sign;
        b.setAttribute("aria-label", colon(says, name));
        out.push(b);
      }
    }
    out.push(this.remove(p, () => this.nameOf(laid.card), () => e.cards.splice(i, 1), p.word + Math.max(0, i - 1)));
    return out;
  }
}
