import { DAY_MS } from "../day-ms.ts";
/** Longer than the break between terms, so that a lab is still known afterwards. */
export const KNOWN_NETWORK_DAYS = 90;

/** Sign-ins before this moment are forgotten. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_NETWORK_DAYS * DAY_MS);
}
