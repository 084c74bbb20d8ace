/** Drafts, code and choices that this browser keeps for the workbench. */
export function clearBrowserData(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so there is nothing to clear.
  }
}
