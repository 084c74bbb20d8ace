import type { AnyAttempt } from "../../entities/attempt-v2.ts";

export function mayWriteCode({ v2Step, state }: AnyAttempt): boolean {
  return v2Step === null ? state === "CODE" : v2Step === "IMPLEMENT";
}

/** After a rescue whose recap was accepted, the coach may change the solution itself. */
export function hasAcceptedRecap({
  recapText,
  recapRequired,
}: Pick<AnyAttempt, "recapText" | "recapRequired">): boolean {
  return recapText !== null && !recapRequired;
}
