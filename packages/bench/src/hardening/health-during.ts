import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 20;

/** How long health took to answer, again and again, until the work was done. */
export async function healthDuring<Found>(url: string, work: () => Promise<Found>) {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const begun = performance.now();
    await fetch(`${url}/api/health`).then((response) => response.text());
    times.push(performance.now() - begun);
    await pause(EVERY_MS);
  }
  return { found: await working, times };
}

/** In milliseconds, to a tenth. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
}
