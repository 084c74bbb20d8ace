import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 20;

/** Asks repeatedly; returns the first answer that is not undefined, or undefined when the time is over. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  limitMs: number,
): Promise<T | undefined> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > deadline) return answer;
    await wait(POLL_MS);
  }
}
