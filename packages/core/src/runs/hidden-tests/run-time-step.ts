/** The shortest time that is told for a run; each further step is twice the one before. */
export const FIRST_STEP_MS = 250;

/**
 * Rounds a run's time up to a step before the answer is sent; the exact time would reveal what a program met in a
 * hidden test.
 */
export function runTimeStep(timeMs: number): number {
  let stepMs = FIRST_STEP_MS;
  while (stepMs < timeMs) stepMs *= 2;
  return stepMs;
}
