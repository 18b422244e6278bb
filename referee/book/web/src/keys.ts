// Stepping by keys and by swiping.

/** Whether the keys that are pressed are for a field: the switch of the language is none. */
function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));
}

/** The keys that lead to the beginning and the end of a page. */
const leading = new Set(["Home", "End"]);

/** Calls an act for a key that is pressed anywhere but where somebody types, and that nothing else has taken. Keys that
 * lead to the end of the page are left to it, but where the focus is within what they step through. */
export function onKeys(acts: Record<string, () => void>, steps?: HTMLElement): void {
  document.addEventListener("keydown", (e) => {
    const act = acts[e.key];
    if (!act || e.defaultPrevented || typing(e.target) || e.ctrlKey || e.altKey || e.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (leading.has(e.key) && !steps?.contains(document.activeElement)) return;
    e.preventDefault();
    act();
  });
}

/** How far a finger goes until it is a swipe, in pixels. */
const swipe = 60;

/** Whether the page is made larger by two fingers: then one finger moves what is seen of it. */
function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.05;
}

/** Calls an act for a swipe to the left or to the right by one finger. The style leaves such swipes to the page, which
 * neither scrolls nor goes back in its history by them (class swiped). */
export function onSwipe(on: HTMLElement, left: () => void, right: () => void): void {
  const resized = (): void => {
    on.classList.toggle("swiped", !isEnlarged());
  };
  resized();
  visualViewport?.addEventListener("resize", resized);
  let from: readonly [number, number] | null = null;
  on.addEventListener("touchstart", (e) => {
    const t = e.touches[0];
    from = t && e.touches.length === 1 && !typing(e.target) && !isEnlarged() ? [t.clientX, t.clientY] : null;
  }, { passive: true });
  on.addEventListener("touchcancel", () => {
    from = null;
  }, { passive: true });
  on.addEventListener("touchend", (e) => {
    const to = e.changedTouches[0];
    if (!from || !to) return;
    const dx = to.clientX - from[0], dy = to.clientY - from[1];
    from = null;
    if (Math.abs(dx) < swipe || Math.abs(dx) < 2 * Math.abs(dy)) return;
    if (dx < 0) left();
    else right();
  }, { passive: true });
}
