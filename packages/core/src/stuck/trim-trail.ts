import type { StuckTrail } from "../entities/stuck/stuck-trail.ts";

/** How many iterations are kept with the attempt; its events hold all of them. */
export const TRAIL_ITERATIONS = 20;
const FINGERPRINTS = 30;

export function trimTrail(trail: StuckTrail): StuckTrail {
  return {
    ...trail,
    iterations: trail.iterations.slice(-TRAIL_ITERATIONS),
    codes: trail.codes.slice(-FINGERPRINTS),
    explanations: trail.explanations.slice(-FINGERPRINTS),
    patterns: trail.patterns.slice(-FINGERPRINTS),
    dismissed: [...new Set(trail.dismissed)].slice(-FINGERPRINTS),
  };
}
