// The form in which a table is set up.

import { Combobox, fitting, meant, type Option as Choice } from "./combobox";
import { button, el } from "./dom";
import { colon, say } from "./language";
import type { Bears, Game, Laid, OnCard, PlaceWord, Reply, Text } from "./messages";
import {
  anySeed, bySeat, type Entry, entry, freeName, inWords, keyOf, type SetUp, tidy, valueOf, without,
} from "./owndraft";
import { check, chooser, counter, field } from "./ownfields";
import { type Asks, type CardChoice, cardsOf, fresh, Layer } from "./ownlay";
import { type Mistake, Mistakes } from "./ownwrong";
import { own } from "./ownwords";

/** A game that the page knows, and its editions. */
export interface GameName {
  id: string;
  name: Text;
  editions: readonly string[];
}

/** What the form asks of its page. */
export interface Wants {
  game(id: string, edition: string): void; // another game, or another edition
  play(): void;
  clear(): void;
  back: (() => void) | null; // brings back what was cleared away
  changed(): void; // the set-up is another one
  read(said: string): Promise<Reply | null>;
  bears(entry: Entry, card: number): Promise<Bears | null>;
}

export class Form {
  readonly root = el("form", "own");
  private readonly status = el("p", "unseen");
  private said: () => string = () => ""; // what was told last
  private readonly body = el("div");
  private readonly begins = el("p", "q");
  private readonly mistakes = new Mistakes(this.body, {
    place: (m) => this.placeOf(m),
    says: (on) => this.says(on),
    settings: (m) => this.settings(m),
    mend: (m, on) => this.mend(m, on, true),
  });
  private readonly layers = new Map<number, Layer>(); // by seat
  private readonly asks: Asks;
  private cards: CardChoice[] = [];
  private fromSetUp = true; // play begins there

  constructor(private readonly games: readonly GameName[], private game: Game, public setUp: SetUp,
    private readonly wants: Wants) {
    this.status.setAttribute("role", "status");
    this.asks = {
      read: (said) => wants.read(said),
      bears: (e, card) => wants.bears(e, card),
      changed: () => this.changed(),
      told: (says) => this.tell(says),
      left: () => this.tell(() => [...this.layers.values()].map((l) => l.refusals).filter(Boolean).join(" ")),
    };
    this.root.append(this.status, this.body);
    this.root.addEventListener("submit", (e) => {
      e.preventDefault();
      this.wants.play();
    });
    this.take(game, setUp);
  }

  /** Shows the form of another game, or of another set-up. */
  take(game: Game, setUp: SetUp): void {
    this.is(game, setUp);
    this.show();
  }

  /** Shows the form of another edition of its game. What cannot be put in the one may be put in the other. */
  edition(game: Game): void {
    this.is(game, { ...this.setUp, edition: game.edition });
    this.anew(false);
  }

  private is(game: Game, setUp: SetUp): void {
    this.game = game;
    this.setUp = setUp;
    this.cards = cardsOf(game);
    this.fromSetUp = setUp.entries.length === 0;
    this.mistakes.take([], false);
    this.tell(() => "");
  }

  /** Tells whether play begins with the set-up of the game, or behind it. */
  beginning(fromSetUp: boolean): void {
    this.fromSetUp = fromSetUp;
    this.begins.textContent = own(fromSetUp ? "fromSetUp" : "fromHere");
  }

  /** Notes that the set-up is another one: what is known to be wrong stays until the next check. */
  private changed(): void {
    this.mistakes.show();
    this.wants.changed();
  }

  /** Puts what is still typed anywhere, and gives the first field of which something cannot be put. */
  async last(): Promise<HTMLInputElement | null> {
    let first: HTMLInputElement | null = null;
    for (const layer of this.layers.values()) {
      const left = await layer.last();
      first ??= left;
    }
    return first;
  }

  /** Draws the form anew in another language, with what was told. */
  speak(): void {
    this.anew(true);
    this.tell(this.said);
  }

  /** Draws the form anew, with what is typed and not put yet, and with why it cannot be put where that still holds. */
  private anew(holds: boolean): void {
    const typing = [...this.layers].map(([seat, layer]) => [seat, layer.typing] as const);
    const open = this.body.querySelector<HTMLDetailsElement>(".moment")?.open ?? false;
    this.show();
    for (const [seat, [place, typed, left]] of typing) {
      this.layers.get(seat)!.typing = [place, typed, holds ? left : []];
    }
    this.body.querySelector<HTMLDetailsElement>(".moment")!.open = open;
  }

  /** Draws the form anew. */
  show(): void {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.key;
    const play = button(own("play"), () => this.root.requestSubmit(), "play");
    const asIf = check(own("asIf"), this.setUp.asIf, (yes) => {
      this.setUp.asIf = yes;
      this.changed();
    });
    const clear = button(own("clear"), () => this.wants.clear());
    clear.dataset.key = "clear";
    const back = this.wants.back ? button(own("back"), this.wants.back) : null;
    if (back) back.dataset.key = "back";
    this.layers.clear();
    this.body.replaceChildren(this.about(), el("p", "q", own("rest")), this.common(),
      ...this.setUp.players.map((_, i) => this.seat(i)), this.adding(), this.moment(), asIf, this.begins,
      el("p", "tools last", play, clear, back));
    this.beginning(this.fromSetUp);
    this.mistakes.show();
    if (focused) this.body.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Shows all that is wrong, each at its entry. Where it is played all the same they are listed, too. What a card
   * comes with is no mistake where it has just been put: it is laid there. */
  wrong(all: readonly Mistake[], played: boolean): void {
    const left = all.filter((m) => !this.comes(m));
    const news = this.mistakes.take(left, played && left.length > 0);
    if (news || played) this.tell(() => say(news)); // where it is played the focus tells it
    if (left.length === all.length) return;
    this.changed();
    if (played && !left.length) this.wants.play();
  }

  /** Lays on a card that has just been put what it comes with, if that is what is wrong. */
  private comes(m: Mistake): boolean {
    const [card, on] = [this.cardOf(m), m.wrong.mends?.find((on) => on.said)];
    if (!card || !on || !fresh.has(card)) return false;
    this.mend(m, on, false);
    this.tell(() => colon(this.placeOf(m), this.says(on)));
    return true;
  }

  /** Lays on a refused card with what it is not refused. */
  private mend(m: Mistake, on: OnCard, goes: boolean): void {
    const card = this.cardOf(m), [word, seat] = m.key.split(":");
    if (!card) return;
    card.on = [...card.on.filter((o) => o.word !== on.word), on];
    this.layers.get(Number(seat))?.show(goes ? (word ?? "") + String((m.wrong.card ?? 1) - 1) : "");
    if (goes) this.changed();
  }

  private cardOf(m: Mistake): Laid | undefined {
    return this.setUp.entries.find((e) => keyOf(e) === m.key)?.cards[(m.wrong.card ?? 0) - 1];
  }

  /** What lies on a card, in words. */
  private says(on: OnCard): string {
    return (say(this.game.marks.find((m) => m.word === on.word)?.name) + " " + on.said).trim();
  }

  /** The settings that a mistake names, by their fields. */
  private settings(m: Mistake): PlaceWord[] {
    return this.game.places.filter((w) => w.setting && w.word !== "scenario" && m.wrong.settings?.includes(w.word));
  }

  /** Where a mistake is, and of which card. */
  private placeOf(m: Mistake): string {
    const [word, seat] = m.key.split(":"), card = this.cardOf(m)?.card;
    const place = say(this.game.places.find((p) => p.word === word)?.name);
    const whose = Number(seat) < 0 ? "" : inWords(this.setUp, bySeat(Number(seat)));
    const name = card && say(this.cards.find((c) => c.name[0] === card)?.name ?? [card]);
    return [whose, place, name].filter(Boolean).join(", ");
  }

  /** Tells whoever does not see it, and tells it anew in another language. */
  private tell(says: () => string): void {
    this.said = says;
    this.status.textContent = says();
  }

  private about(): HTMLElement {
    const s = this.setUp, out = el("section", "fields");
    const games = chooser(this.games.map((g) => [g.id, say(g.name)] as const), s.game, (id) => this.wants.game(id, ""));
    games.dataset.key = "game";
    out.append(field(own("game"), games));
    const editions = this.games.find((g) => g.id === s.game)?.editions ?? [];
    if (editions.length > 1) {
      const box = chooser(editions.map((e) => [e, e] as const), this.game.edition, (e) => this.wants.game(s.game, e));
      box.dataset.key = "edition";
      out.append(field(own("edition"), box));
    }
    if (this.game.scenarios) {
      const all = [["", own("asGame")] as const, ...this.game.scenarios.map((c) => [c.id ?? "", say(c.name)] as const)];
      const against = field(own("scenario"), chooser(all, valueOf(s, "scenario", -1), (v) => this.set("scenario", v)));
      against.dataset.entry = keyOf({ word: "scenario", seat: -1 });
      out.append(against);
    }
    const seed = el("input");
    seed.inputMode = "numeric";
    seed.value = s.seed;
    seed.title = own("seedHint");
    const number = (n: string): void => {
      s.seed = n;
      this.changed();
    };
    seed.addEventListener("input", () => number(seed.value.trim()));
    const other = button("⟳", () => number(seed.value = anySeed()));
    other.setAttribute("aria-label", own("another"));
    out.append(el("span", "row", field(own("seed"), seed), other));
    return out;
  }

  private set(word: string, value: string, seat = -1): void {
    entry(this.setUp, word, seat).value = value;
    tidy(this.setUp);
    this.changed();
  }

  private common(): HTMLElement {
    const layer = new Layer(this.game, this.cards, this.setUp, -1, this.asks);
    this.layers.set(-1, layer);
    return el("fieldset", "place", el("legend", "", own("table")), layer.root);
  }

  private seat(i: number): HTMLElement {
    const s = this.setUp, legend = el("legend");
    const name = el("input");
    name.value = s.players[i] ?? "";
    name.maxLength = 40;
    name.dataset.key = "name" + i;
    const layer = new Layer(this.game, this.cards, s, i, this.asks);
    this.layers.set(i, layer);
    const [who, character] = this.character(i);
    const leaves = button("× " + own("leaves"), () => {
      without(s, i);
      this.show();
      this.changed();
      this.body.querySelector<HTMLElement>('[data-key="add"]')?.focus();
    });
    const called = (): void => {
      const is = s.players[i] ?? "";
      legend.textContent = is;
      who.label(colon(own("character"), is));
      leaves.setAttribute("aria-label", is + " " + own("leaves"));
      layer.called();
    };
    called();
    name.addEventListener("input", () => {
      s.players[i] = name.value.trim();
      called();
      const old = this.body.querySelector<HTMLDetailsElement>(".moment"), fresh = this.moment();
      fresh.open = old?.open ?? false;
      old?.replaceWith(fresh);
      this.changed();
    });
    leaves.disabled = s.players.length <= this.game.least;
    return el("fieldset", "place", legend, el("p", "fields", field(own("name"), name), character, leaves), layer.root);
  }

  /** The field in which it is chosen who a player is. Of a part of a name those are told that may be meant. */
  private character(seat: number): [Combobox, HTMLElement] {
    const characters = this.game.characters.map((name): Choice => ({ name }));
    const near = el("span", "near");
    const take = (chosen: Choice | null, typed: string): string => {
      const is = chosen ?? meant(characters, typed);
      const may = is ? [] : fitting(characters, typed).slice(0, 8);
      near.replaceChildren(...may.map((c) => button(say(c.name), () => {
        who.box.value = take(c, "");
        who.box.focus();
      }, "near")));
      const name = is?.name[0] ?? typed;
      if (name !== valueOf(this.setUp, "character", seat)) this.set("character", name, seat);
      return is ? say(is.name) : typed;
    };
    const who = new Combobox(() => characters, take);
    who.box.placeholder = own("anyone");
    const said = valueOf(this.setUp, "character", seat);
    who.box.value = say(this.game.characters.find((c) => c[0] === said)) || said;
    who.box.addEventListener("change", () => (who.box.value = take(null, who.box.value.trim())));
    const out = el("span", "field", el("span", "", own("character")), who.root, near);
    out.dataset.entry = keyOf({ word: "character", seat });
    return [who, out];
  }

  private adding(): HTMLElement {
    const add = button("+ " + own("addPlayer"), () => {
      this.setUp.players.push(freeName(this.setUp.players));
      this.show();
      this.changed();
      this.body.querySelector<HTMLElement>(`[data-key="name${this.setUp.players.length - 1}"]`)?.focus();
    });
    add.dataset.key = "add";
    add.disabled = this.setUp.players.length >= this.game.most;
    const why = el("small", "", add.disabled ? own("mostPlay") : "");
    why.id = "mostPlay";
    add.setAttribute("aria-describedby", why.id);
    return el("p", "tools", add, " ", why);
  }

  /** The moment at which play begins, and what else is chosen of a set-up. */
  private moment(): HTMLDetailsElement {
    const out = el("details", "moment", el("summary", "", own("moment")));
    const fields = el("p", "fields");
    for (const w of this.game.places) {
      if (w.setting && w.word !== "scenario") fields.append(this.setting(w));
    }
    out.append(fields);
    out.open = this.game.places.some((w) => w.setting && w.word !== "scenario" && valueOf(this.setUp, w.word, -1));
    return out;
  }

  private setting(w: PlaceWord): HTMLElement {
    const value = valueOf(this.setUp, w.word, -1), act = (v: string): void => this.set(w.word, v);
    if (w.yes) return this.at(w, check(say(w.name), value === "yes", (yes) => act(yes ? "yes" : "")));
    let box: HTMLElement;
    if (w.word === "at") {
      box = chooser([["", "–"], ...this.game.steps.map((s) => [s[0] ?? "", say(s)] as const)], value, act);
      return this.at(w, field(own("atStep"), box));
    }
    if (w.number) {
      const input = counter(value, w.least ?? 0, w.most ?? 999);
      input.addEventListener("input", () => act(input.value));
      box = input;
    } else {
      const players = this.setUp.players.map((_, i) => [bySeat(i), inWords(this.setUp, bySeat(i))] as const);
      box = chooser([["", "–"], ...players], value, act);
    }
    return this.at(w, field(say(w.name), box));
  }

  private at(w: PlaceWord, shown: HTMLElement): HTMLElement {
    shown.dataset.entry = keyOf({ word: w.word, seat: -1 });
    return shown;
  }
}
