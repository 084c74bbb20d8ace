/** The shortest time a run is told to have taken; each further step is twice the one before. */
export const FIRST_STEP_MS = 250;

/**
 * The step that a run's time is rounded up to before its answer goes out: how long an answer takes would
 * otherwise say what a program met in a hidden test.
 */
export function runTimeStep(timeMs: number): number {
  let stepMs = FIRST_STEP_MS;
  while (stepMs < timeMs) stepMs *= 2;
  return stepMs;
}
