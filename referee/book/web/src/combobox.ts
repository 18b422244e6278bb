// A field with suggestions, as the ARIA pattern of a combobox has it: one types part of a name in either language, the
// arrows go through what fits, Enter takes it, Escape leaves.

import { el } from "./dom";
import { lang, say } from "./language";
import type { Text } from "./messages";

export interface Option {
  name: Text;
  note?: Text; // what stands behind it, smaller
}

/** Spellings made alike: no capitals, no accents. */
export function fold(s: string): string {
  return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
}

/** How many suggestions are shown. */
const most = 12;

/** The options that fit what is typed: each of its words begins a word of the name, in one language. Names that begin
 * with it come first. */
export function fitting(options: readonly Option[], typed: string): Option[] {
  const words = fold(typed).split(/[^a-z0-9']+/).filter(Boolean);
  if (!words.length) return [];
  const scored: [number, Option][] = [];
  for (const o of options) {
    let best = 9;
    for (const name of o.name) {
      const plain = fold(name ?? "");
      if (!plain || !words.every((w) => new RegExp("(^|[^a-z0-9])" + w).test(plain))) continue;
      best = Math.min(best, plain === fold(typed).trim() ? 0 : plain.startsWith(words[0] ?? "") ? 1 : 2);
    }
    if (best < 9) scored.push([best, o]);
  }
  return scored.sort((a, b) => a[0] - b[0]).map(([, o]) => o);
}

let made = 0;

/** A combobox. Take is told of what is chosen, or, where nothing fits, of what was typed: what it returns true for is
 * cleared. */
export class Combobox {
  readonly box = el("input");
  readonly root: HTMLElement;
  private readonly list = el("ul", "options");
  private shown: Option[] = [];
  private at = -1;

  constructor(private readonly options: () => readonly Option[],
    private readonly take: (chosen: Option | null, typed: string) => boolean) {
    const id = "options" + String(++made);
    this.box.autocomplete = "off";
    this.box.spellcheck = false;
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", id]] as const) {
      this.box.setAttribute(name, value);
    }
    this.list.id = id;
    this.list.setAttribute("role", "listbox");
    this.close();
    this.root = el("span", "combobox", this.box, this.list);
    this.box.addEventListener("input", () => this.suggest());
    this.box.addEventListener("blur", () => this.close());
    this.box.addEventListener("keydown", (e) => this.key(e));
  }

  label(says: string): void {
    this.box.setAttribute("aria-label", says);
    this.list.setAttribute("aria-label", says);
  }

  private suggest(): void {
    this.shown = fitting(this.options(), this.box.value).slice(0, most);
    this.at = this.shown.length ? 0 : -1;
    this.show();
  }

  private show(): void {
    this.list.replaceChildren(...this.shown.map((o, i) => {
      const other = o.name[lang() === 1 ? 0 : 1];
      const li = el("li", "", say(o.name), other && other !== say(o.name) ? el("small", "", " " + other) : null,
        o.note ? el("small", "", " · " + say(o.note)) : null);
      li.id = this.list.id + "-" + String(i);
      li.setAttribute("role", "option");
      li.setAttribute("aria-selected", String(i === this.at));
      li.addEventListener("mousedown", (e) => e.preventDefault()); // the field keeps the focus
      li.addEventListener("click", () => this.choose(i));
      return li;
    }));
    this.list.hidden = !this.shown.length;
    this.box.setAttribute("aria-expanded", String(!this.list.hidden));
    if (this.at < 0) this.box.removeAttribute("aria-activedescendant");
    else this.box.setAttribute("aria-activedescendant", this.list.id + "-" + String(this.at));
    this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
  }

  private close(): void {
    this.shown = [];
    this.at = -1;
    this.show();
  }

  private choose(i: number): void {
    const chosen = this.shown[i] ?? null, typed = this.box.value.trim();
    if (!chosen && !typed) return;
    this.close();
    if (this.take(chosen, typed)) this.box.value = "";
    else if (chosen) this.box.value = say(chosen.name);
  }

  private key(e: KeyboardEvent): void {
    const n = this.shown.length;
    if (e.key === "ArrowDown" && !n) this.suggest();
    else if (e.key === "ArrowDown" && n) this.at = (this.at + 1) % n;
    else if (e.key === "ArrowUp" && n) this.at = (this.at + n - 1) % n;
    else if (e.key === "Enter") {
      e.preventDefault();
      this.choose(this.at);
      return;
    } else if (e.key === "Escape" && n) {
      e.preventDefault();
      this.close();
      return;
    } else return;
    e.preventDefault();
    this.show();
  }
}
