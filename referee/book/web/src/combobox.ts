// A field with suggestions, as the ARIA pattern of a combobox has it: one types part of a name in either language, the
// arrows go through what fits, Enter takes it, Escape leaves.

import { el } from "./dom";
import { lang, say } from "./language";
import type { Text } from "./messages";
import { fits, fold } from "./names";
import { word } from "./words";

export interface Option {
  name: Text;
  note?: Text; // what stands behind it, smaller
  unknown?: boolean; // it is a card, and nobody knows here what it says
}

/** How many suggestions are shown. */
const most = 12;

/** The options that fit what is typed: each of its words begins a word of the name, in one language. Names that begin
 * with it come first. */
export function fitting<T extends Option>(options: readonly T[], typed: string): T[] {
  if (!typed.trim()) return [];
  const scored: [number, T][] = [];
  for (const o of options) {
    const best = o.name.flatMap((n) => n ? fits(typed, n) ?? [] : []);
    if (best.length) scored.push([Math.min(...best), o]);
  }
  return scored.sort((a, b) => a[0] - b[0]).map(([, o]) => o);
}

/** Parts what is typed before its last name, which a comma, a line or a number may stand before. */
export function lastName(typed: string): readonly [before: string, name: string] {
  const name = /(?:^|[,;\n])(?![^(]*\))\s*(?:\d+\s*[x×*]?\s+)?([^,;\n]*)$/.exec(typed)?.[1] ?? typed;
  return [typed.slice(0, typed.length - name.length), name];
}

/** Parts a list at its commas and lines, those in brackets left aside. */
export function parted(typed: string): string[] {
  return typed.split(/[,;\n](?![^(]*\))/).map((part) => part.trim()).filter(Boolean);
}

/** The one option that is meant: by its whole name, or the only one that fits. */
export function meant<T extends Option>(options: readonly T[], typed: string): T | null {
  const plain = fold(typed).trim(), fit = fitting(options, typed);
  return fit.find((o) => o.name.some((n) => fold(n) === plain)) ?? (fit.length === 1 ? fit[0] ?? null : null);
}

let made = 0;

/** A combobox. Take is told of what is chosen, or, where nothing is, of what was typed: what it returns stands in the
 * box then. Where several names are typed it is the last that is chosen. */
export class Combobox<T extends Option = Option> {
  readonly box = el("input");
  readonly root: HTMLElement;
  private readonly list = el("ul", "options");
  private shown: T[] = [];
  private at = -1;

  constructor(private readonly options: () => readonly T[],
    private readonly take: (chosen: T | null, typed: string) => string) {
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
    this.box.addEventListener("paste", (e) => this.paste(e));
    this.box.addEventListener("keydown", (e) => this.key(e));
  }

  label(says: string): void {
    this.box.setAttribute("aria-label", says);
    this.list.setAttribute("aria-label", says);
  }

  private suggest(): void {
    this.shown = fitting(this.options(), lastName(this.box.value)[1]).slice(0, most);
    this.at = this.shown.length ? 0 : -1;
    this.show();
  }

  private show(): void {
    this.list.replaceChildren(...this.shown.map((o, i) => {
      const other = o.name[lang() === 1 ? 0 : 1];
      const li = el("li", "", say(o.name), other && other !== say(o.name) ? el("small", "", " " + other) : null,
        o.note ? el("small", "", " · " + say(o.note)) : null, o.unknown ? el("small", "", ", " + word("unsaid")) : null);
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

  /** Lines that are pasted are parted by commas, as a field has one line. */
  private paste(e: ClipboardEvent): void {
    const lines = (e.clipboardData?.getData("text") ?? "").split(/[\r\n]+/).map((l) => l.trim()).filter(Boolean);
    if (lines.length < 2) return;
    e.preventDefault();
    this.box.setRangeText(lines.join(", "), this.box.selectionStart ?? 0, this.box.selectionEnd ?? 0, "end");
    this.suggest();
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
    this.box.value = this.take(chosen, typed);
  }

  /** Takes what is typed as it stands. */
  enter(): void {
    this.choose(this.at);
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
