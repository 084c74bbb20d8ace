/** Loads another page. Never resolves, so that what waits for it stays busy until this page is gone. */
export function leavePage(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}
