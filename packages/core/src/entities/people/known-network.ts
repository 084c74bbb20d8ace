/** Longer than the break between terms, so that a lab is still known afterwards. */
export const KNOWN_NETWORK_DAYS = 90;

const DAY_MS = 86_400_000;

/** Sign-ins before this moment are forgotten. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_NETWORK_DAYS * DAY_MS);
}
