/** What this tab knows under a key, also after a reload; gone when the tab is closed. null when storage is empty, broken or refused. */
export function readTabMemory(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeTabMemory(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: only a page that is loaded again while it is being saved shows an older text.
  }
}
