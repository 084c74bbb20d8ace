/** The panel that scrolls by itself; null where the page scrolls. */
export function panelOf(element: Element | null): Element | null {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) return null;
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
