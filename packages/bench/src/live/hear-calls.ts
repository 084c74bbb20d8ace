/** An instructor's open page: `next` gives the time of the next signal that escalations have changed. */
export async function hearCalls(url: string, cookie: string) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live`, { headers: { cookie }, signal: leaving.signal });
  if (!response.body) throw new Error(`The live updates answered ${response.status}.`);
  const waiting: ((at: number) => void)[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();

  async function read(): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      for (const _word of value.matchAll(/"topic":"escalations"/g)) {
        waiting.shift()?.(performance.now());
      }
    }
  }
  // Rejects when the page is closed.
  read().catch(() => {});
  return {
    next: () => new Promise<number>((resolve) => waiting.push(resolve)),
    stop: () => leaving.abort(),
  };
}
