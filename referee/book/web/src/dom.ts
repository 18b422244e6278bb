// Making elements: everything that is shown is set as text, never as markup.

type Kid = Node | string | null | undefined;

/** An element with a class, attributes that need no script, and what stands in it. */
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, cls = "", ...kids: Kid[]): HTMLElementTagNameMap[K] {
  const out = document.createElement(tag);
  if (cls) out.className = cls;
  out.append(...kids.filter((k): k is Node | string => k !== null && k !== undefined));
  return out;
}

/** A button that does something. */
export function button(says: string, act: () => void, cls = ""): HTMLButtonElement {
  const out = el("button", cls, says);
  out.type = "button";
  out.addEventListener("click", act);
  return out;
}
