// The form in which a table is set up.

import { Combobox, type Option as Choice } from "./combobox";
import { button, el } from "./dom";
import { lang, say } from "./language";
import type { Game, PlaceWord, Text, Wrong } from "./messages";
import { anySeed, entry, freeName, mostPlayers, rename, type SetUp, tidy, valueOf, without } from "./owndraft";
import { cardsOf, Layer } from "./ownlay";
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
}

function field(name: string, input: HTMLElement): HTMLElement {
  return el("label", "field", el("span", "", name), input);
}

function chooser(options: readonly (readonly [string, string])[], value: string, act: (value: string) => void): HTMLSelectElement {
  const out = el("select", "", ...options.map(([id, says]) => new Option(says, id)));
  out.value = value;
  out.addEventListener("change", () => act(out.value));
  return out;
}

export class Form {
  readonly root = el("form", "own");
  private readonly status = el("p", "unseen");
  private readonly body = el("div");
  private cards: Choice[] = [];

  constructor(private readonly games: readonly GameName[], private game: Game, public setUp: SetUp,
    private readonly wants: Wants) {
    this.status.setAttribute("role", "status");
    this.root.append(this.status, this.body);
    this.root.addEventListener("submit", (e) => {
      e.preventDefault();
      this.wants.play();
    });
    this.take(game, setUp);
  }

  /** Shows the form of another game, or of another set-up. */
  take(game: Game, setUp: SetUp): void {
    this.game = game;
    this.setUp = setUp;
    this.cards = cardsOf(game);
    this.show();
  }

  /** Draws the form anew, also when the language is switched. */
  show(): void {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.key;
    const play = button(own("play"), () => this.root.requestSubmit(), "play");
    const asIf = this.check(own("asIf"), this.setUp.asIf, (yes) => (this.setUp.asIf = yes));
    this.body.replaceChildren(this.about(), el("p", "q", own("rest")), this.common(),
      ...this.setUp.players.map((_, i) => this.seat(i)), this.adding(), this.moment(), asIf,
      el("p", "tools", play, button(own("clear"), () => this.wants.clear())));
    if (focused) this.body.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Tells what is wrong at its entry, or else below all of them. */
  refuse(wrong: Wrong, note: HTMLElement): void {
    for (const old of this.body.querySelectorAll(".refused")) old.remove();
    note.classList.add("refused");
    note.setAttribute("role", "alert");
    note.tabIndex = -1;
    const at = wrong.line ? this.body.querySelector(`[data-entry="${wrong.line - 1}"]`) : null;
    (at ?? this.body).append(note);
    note.closest("details")?.setAttribute("open", "");
    note.scrollIntoView({ block: "center" });
    note.focus();
  }

  private tell(says: string): void {
    this.status.textContent = says;
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
      out.append(field(own("scenario"), chooser(all, valueOf(s, "scenario", -1), (v) => this.set("scenario", v))));
    }
    const seed = el("input");
    seed.inputMode = "numeric";
    seed.value = s.seed;
    seed.title = own("seedHint");
    seed.addEventListener("input", () => (s.seed = seed.value.trim()));
    const other = button("⟳", () => (seed.value = s.seed = anySeed()));
    other.setAttribute("aria-label", own("another"));
    out.append(el("span", "row", field(own("seed"), seed), other));
    return out;
  }

  private set(word: string, value: string, seat = -1): void {
    entry(this.setUp, word, seat).value = value;
    tidy(this.setUp);
  }

  private check(says: string, on: boolean, act: (yes: boolean) => void): HTMLElement {
    const box = el("input");
    box.type = "checkbox";
    box.checked = on;
    box.addEventListener("change", () => act(box.checked));
    return el("label", "check", box, " ", says);
  }

  private common(): HTMLElement {
    return el("fieldset", "place", el("legend", "", own("table")),
      new Layer(this.game, this.cards, this.setUp, -1, (says) => this.tell(says)).root);
  }

  private seat(i: number): HTMLElement {
    const s = this.setUp, legend = el("legend");
    const name = el("input");
    name.value = s.players[i] ?? "";
    name.maxLength = 40;
    name.dataset.key = "name" + i;
    const layer = new Layer(this.game, this.cards, s, i, (says) => this.tell(says));
    const characters = this.game.characters.map((c) => ({ name: c }));
    const who = new Combobox(() => characters, (chosen, typed) => {
      this.set("character", chosen?.name[0] ?? typed, i);
      return false;
    });
    who.box.placeholder = own("anyone");
    const said = valueOf(s, "character", i);
    who.box.value = say(this.game.characters.find((c) => c[0] === said)) || said;
    who.box.addEventListener("change", () => this.chosen(characters, who.box.value.trim(), i));
    const leaves = button("× " + own("leaves"), () => {
      without(s, i);
      this.show();
      this.body.querySelector<HTMLElement>('[data-key="add"]')?.focus();
    });
    const called = (): void => {
      const is = s.players[i] ?? "";
      legend.textContent = is;
      who.label(own("character") + ": " + is);
      leaves.setAttribute("aria-label", is + " " + own("leaves"));
      layer.called();
    };
    called();
    name.addEventListener("input", () => {
      rename(s, i, name.value.trim());
      called();
      this.body.querySelector(".moment")?.replaceWith(this.moment());
    });
    leaves.disabled = s.players.length <= this.game.least;
    const character = el("span", "field", el("span", "", own("character")), who.root);
    character.dataset.entry = String(s.entries.findIndex((e) => e.word === "character" && e.seat === i));
    return el("fieldset", "place", legend, el("p", "fields", field(own("name"), name), character, leaves), layer.root);
  }

  /** Notes a character that was typed and not chosen. */
  private chosen(characters: readonly Choice[], typed: string, seat: number): void {
    const same = characters.find((c) => c.name.includes(typed));
    this.set("character", same?.name[0] ?? typed, seat);
  }

  private adding(): HTMLElement {
    const add = button("+ " + own("addPlayer"), () => {
      this.setUp.players.push(freeName(this.setUp.players));
      this.show();
      this.body.querySelector<HTMLElement>(`[data-key="name${this.setUp.players.length - 1}"]`)?.focus();
    });
    add.dataset.key = "add";
    add.disabled = this.setUp.players.length >= mostPlayers;
    return el("p", "tools", add);
  }

  /** The moment at which play begins, and what else is chosen of a set-up. */
  private moment(): HTMLElement {
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
    if (w.yes) return this.check(say(w.name), value === "yes", (yes) => act(yes ? "yes" : ""));
    let box: HTMLElement;
    if (w.word === "at") {
      const at = lang() === 1 ? "à l'étape" : "at";
      box = chooser([["", "–"], ...this.game.steps.map((s) => [s[0] ?? "", say(s)] as const)], value, act);
      return this.at(w, field(at, box));
    }
    if (w.number) {
      const input = el("input");
      input.type = "number";
      input.min = String(w.least ?? 0);
      input.max = String(w.most ?? 999);
      input.value = value;
      input.addEventListener("input", () => act(input.value));
      box = input;
    } else box = chooser([["", "–"], ...this.setUp.players.map((p) => [p, p] as const)], value, act);
    return this.at(w, field(say(w.name), box));
  }

  private at(w: PlaceWord, shown: HTMLElement): HTMLElement {
    shown.dataset.entry = String(this.setUp.entries.findIndex((e) => e.word === w.word));
    return shown;
  }
}
