/** Drafts, code and choices that this browser keeps for the workbench. */
export function forgetEverythingHere(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}
