const MOST_TRIES = 10;
const LONGEST_WAIT_MS = 30_000;

type Wait = (ms: number) => Promise<void>;

/**
 * Loads a part of the page's code and tries again after the connection was lost. Without this, one small part that fails
 * to load would replace the whole page by an error.
 */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  wait: Wait = waitForConnection,
): Promise<Part> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (thrown) {
      const isLost = thrown instanceof Error && thrown.name === "ChunkLoadError";
      if (!isLost || tries >= MOST_TRIES) throw thrown;
      await wait(Math.min(LONGEST_WAIT_MS, 500 * 2 ** tries));
    }
  }
}

/** While online, waits for the given time. While the browser knows that it is offline, waits until it is online again. */
async function waitForConnection(ms: number): Promise<void> {
  const later = new Promise<void>((resolve) => setTimeout(resolve, ms));
  await (navigator.onLine ? Promise.race([cameOnline(), later]) : cameOnline());
}

/** Resolves at once unless the browser knows that it is offline. */
export async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await cameOnline();
}

const cameOnline = () =>
  new Promise<void>((resolve) => addEventListener("online", () => resolve(), { once: true }));
