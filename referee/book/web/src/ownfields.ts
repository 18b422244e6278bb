// Fields of a form, each with its label.

import { el } from "./dom";

export function field(name: string, input: HTMLElement): HTMLElement {
  return el("label", "field", el("span", "", name), input);
}

export function counter(value: string, least: number, most: number): HTMLInputElement {
  const out = el("input");
  out.type = "number";
  out.inputMode = "numeric";
  out.min = String(least);
  out.max = String(most);
  out.value = value;
  return out;
}

/** A box to be checked, and the label in which it stands. */
export function check(says: string, on: boolean, act: (yes: boolean) => void): HTMLElement {
  const box = el("input");
  box.type = "checkbox";
  box.checked = on;
  box.addEventListener("change", () => act(box.checked));
  return el("label", "check", box, " ", says);
}

type Pair = readonly [value: string, says: string];

export function chooser(options: readonly Pair[], value: string, act: (value: string) => void): HTMLSelectElement {
  const out = el("select", "", ...options.map(([id, says]) => new Option(says, id)));
  out.value = value;
  out.addEventListener("change", () => act(out.value));
  return out;
}
