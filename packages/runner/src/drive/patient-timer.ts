/** How many times the limit may pass on the clock when the machine gave the program no processor. */
export const starvedFactor = 3;
const shortestMs = 10;

export type PatientTimer = { restart(): void; stop(): void };

/**
 * Fires when the limit has passed. Time in which the program was ready to run but the machine gave it no processor does
 * not count, so that a busy server does not fail an honest program; sleeping does count. After three times the limit it
 * fires in any case.
 */
export function patientTimer(
  limitMs: number,
  waitedMs: () => number | null,
  fire: () => void,
): PatientTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = 0;
  let waitedBefore: number | null = null;

  function check(): void {
    const waited = waitedMs();
    const elapsed = performance.now() - started;
    const starved = waited === null || waitedBefore === null ? 0 : waited - waitedBefore;
    const leftMs = Math.min(limitMs - (elapsed - starved), limitMs * starvedFactor - elapsed);
    // Timers may fire a little early.
    if (leftMs <= 1) fire();
    else timer = setTimeout(check, Math.max(shortestMs, leftMs));
  }
  return {
    restart() {
      clearTimeout(timer);
      started = performance.now();
      waitedBefore = waitedMs();
      timer = setTimeout(check, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
}
