/** How much longer a program may take by the clock on the wall where the machine gave it no time to run. */
export const starvedFactor = 3;
const shortestMs = 10;

export type PatientTimer = { restart(): void; stop(): void };

/**
 * Fires when the limit has passed on the clock. Only the time in which the program was ready to run and the machine
 * gave it no processor does not count: a busy server must not fail an honest program, and a program that sleeps gets
 * nothing for it. Three times the limit is the end in any case.
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
    // Timers may ring a little early.
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
