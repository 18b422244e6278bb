// Laying out: a place is chosen, and cards are put there by part of their names; what lies where stands below as chips.

import { Combobox, type Option as Choice } from "./combobox";
import { button, el } from "./dom";
import { say } from "./language";
import type { Game, PlaceWord } from "./messages";
import { entry, type Entry, type Laid, type SetUp, tidy } from "./owndraft";
import { onCard } from "./ownmarks";
import { own } from "./ownwords";

/** What of a game can be laid out before a player, or on the table. */
function layable(game: Game, ofPlayer: boolean): PlaceWord[] {
  return game.places.filter((p) => !p.setting && !!p.player === ofPlayer && (p.cards || p.number));
}

/** The cards of a game, to be chosen from. */
export function cardsOf(game: Game): Choice[] {
  return game.cards.map((c) => ({ name: c.name, note: c.type }));
}

/** What is laid out before a player, or, for seat -1, on the table. */
export class Layer {
  readonly root = el("div", "layer");
  private readonly places: PlaceWord[];
  private readonly names: Map<string, Choice>;
  private readonly where = el("select");
  private readonly what: Combobox;
  private readonly button: HTMLElement;
  private readonly list = el("div", "laid");

  constructor(private readonly game: Game, private readonly cards: readonly Choice[], private readonly setUp: SetUp,
    private readonly seat: number, private readonly told: (says: string) => void) {
    this.places = layable(game, seat >= 0);
    this.names = new Map(cards.map((c) => [c.name[0] ?? "", c]));
    this.what = new Combobox(() => this.place().cards ? this.cards : [], (chosen, typed) => this.put(chosen, typed));
    this.where.append(...this.places.map((p) => new Option(say(p.name), p.word)));
    const hand = this.places.find((p) => p.word === "hand" || p.word === "line_up" || p.word === "villain");
    if (hand) this.where.value = hand.word;
    this.where.addEventListener("change", () => this.hint());
    this.button = button(own("put"), () => {
      this.what.box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
      this.what.box.focus();
    });
    this.root.append(el("p", "row", this.where, this.what.root, this.button), this.list);
    this.called();
    this.show();
  }

  /** Says whose it is, also when that one is called otherwise. */
  called(): void {
    this.where.setAttribute("aria-label", own("place") + this.whose());
    this.button.setAttribute("aria-label", own("put") + this.whose());
    this.hint();
  }

  private whose(): string {
    return ": " + (this.seat < 0 ? own("table") : this.setUp.players[this.seat] ?? "");
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

  /** Puts a card, or how many of them, where it was chosen. What no card is called goes to the engine as it is typed. */
  private put(chosen: Choice | null, typed: string): boolean {
    const p = this.place(), e = entry(this.setUp, p.word, this.seat);
    if (p.number && /^\d+$/.test(typed)) {
      e.value = typed;
      e.cards = [];
    } else if (p.cards) {
      const card = chosen?.name[0] ?? typed, last = e.cards.at(-1);
      e.value = "";
      if (last?.card === card && !last.on.length) last.n++;
      else e.cards.push({ card, n: 1, on: [] });
    } else e.value = typed;
    this.told(this.nameOf(chosen?.name[0] ?? typed) + ": " + say(p.name) + this.whose());
    this.show();
    return true;
  }

  private nameOf(card: string): string {
    const known = this.names.get(card);
    return known ? say(known.name) : card;
  }

  /** Shows what lies where; the focus stays, or goes to what is asked for. */
  private show(focus = ""): void {
    tidy(this.setUp);
    this.list.replaceChildren(...this.places.flatMap((p) => {
      const e = this.setUp.entries.find((e) => e.word === p.word && e.seat === this.seat);
      return e ? [this.entry(p, e)] : [];
    }));
    if (focus) (this.list.querySelector<HTMLElement>(`[data-key="${focus}"]:not(:disabled)`) ?? this.what.box).focus();
  }

  private entry(p: PlaceWord, e: Entry): HTMLElement {
    const out = el("div", "entry", el("p", "", say(p.name)));
    out.dataset.entry = String(this.setUp.entries.indexOf(e));
    out.tabIndex = -1;
    if (e.value) {
      out.append(el("span", "laidCard", el("b", "", e.value), this.remove(p, say(p.name) + " " + e.value, () => (e.value = ""), "")));
      return out;
    }
    const list = el("ul", "chips", ...e.cards.map((l, i) => el("li", "laidCard", ...this.chip(p, e, l, i))));
    out.append(list);
    if (e.cards.length > 1 && /deck|top|stack|discard|kick|weakness|super|available/.test(p.word)) {
      out.append(el("small", "", own("top")));
    }
    return out;
  }

  private remove(p: PlaceWord, name: string, act: () => void, then: string): HTMLElement {
    const b = button("×", () => {
      act();
      this.told(name + ": " + own("remove"));
      this.show(then || p.word + "x");
    });
    b.setAttribute("aria-label", own("remove") + ": " + name);
    return b;
  }

  private chip(p: PlaceWord, e: Entry, laid: Laid, i: number): HTMLElement[] {
    const name = this.nameOf(laid.card), key = p.word + i;
    const on = laid.on.map((o) => {
      const m = this.game.marks.find((m) => m.word === o.word);
      return (say(m?.name) + " " + this.nameOf(o.said)).trim();
    }).join(", ");
    const open = button((laid.n > 1 ? laid.n + " × " : "") + name + (on ? " (" + on + ")" : ""), () => {
      onCard(laid, name, this.game.marks, this.cards, this.setUp.players, () => this.show(key));
    }, "what");
    open.dataset.key = key;
    open.setAttribute("aria-label", open.textContent + ": " + own("onIt"));
    const out: HTMLElement[] = [open];
    if (e.cards.length > 1) {
      for (const [sign, says, to] of [["◂", own("earlier"), i - 1], ["▸", own("later"), i + 1]] as const) {
        const b = button(sign, () => {
          e.cards.splice(i, 1);
          e.cards.splice(to, 0, laid);
          this.show(p.word + to + sign);
        });
        b.disabled = to < 0 || to >= e.cards.length;
        b.dataset.key = key + sign;
        b.setAttribute("aria-label", says + ": " + name);
        out.push(b);
      }
    }
    out.push(this.remove(p, name, () => e.cards.splice(i, 1), p.word + Math.max(0, i - 1)));
    return out;
  }
}
