/** How much longer a program may take by the clock on the wall where the machine gave it no time to run. */
export const starvedFactor = 3;
const fairShare = 0.95;

export type PatientTimer = { restart(): void; stop(): void };

/**
 * Fires when the limit has passed, but not while the program has had less than that time on a
 * processor: a busy server must not fail an honest program. Three times the limit is the end in any case.
 */
export function patientTimer(
  limitMs: number,
  cpuMs: () => number | null,
  fire: () => void,
): PatientTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = 0;
  let cpuBefore: number | null = null;

  function check(): void {
    const cpu = cpuMs();
    const elapsed = performance.now() - started;
    const used = cpu === null || cpuBefore === null ? elapsed : cpu - cpuBefore;
    if (used >= limitMs * fairShare || elapsed >= limitMs * starvedFactor - 1) fire();
    else
      timer = setTimeout(
        check,
        Math.max(10, Math.min(limitMs * fairShare - used, limitMs * starvedFactor - elapsed)),
      );
  }
  return {
    restart() {
      clearTimeout(timer);
      started = performance.now();
      cpuBefore = cpuMs();
      timer = setTimeout(check, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
}
