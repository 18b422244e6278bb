// Stepping by keys and by swiping.

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Calls an act for a key that is pressed anywhere but where somebody types. */
export function onKeys(acts: Record<string, () => void>): void {
  document.addEventListener("keydown", (e) => {
    const act = acts[e.key];
    if (!act || typing(e.target) || e.ctrlKey || e.altKey || e.metaKey || document.querySelector("dialog[open]")) return;
    e.preventDefault();
    act();
  });
}

/** How far a finger goes until it is a swipe, in pixels. */
const swipe = 60;

/** Calls an act for a swipe to the left or to the right. */
export function onSwipe(on: HTMLElement, left: () => void, right: () => void): void {
  let x = 0, y = 0;
  on.addEventListener("touchstart", (e) => {
    const t = e.touches[0];
    if (t) [x, y] = [t.clientX, t.clientY];
  }, { passive: true });
  on.addEventListener("touchend", (e) => {
    const t = e.changedTouches[0];
    if (!t) return;
    const dx = t.clientX - x, dy = t.clientY - y;
    if (Math.abs(dx) < swipe || Math.abs(dx) < 2 * Math.abs(dy)) return;
    if (dx < 0) left();
    else right();
  }, { passive: true });
}
