import { AppError } from "../errors.ts";
import type { PersonChange } from "../ports/people.ts";

/** Throws the matching error when a change of a person was refused. */
export function requireChanged(change: PersonChange): void {
  if (change === "not-found") throw new AppError("not-found", "There is no such person.");
  if (change === "last-admin") {
    throw new AppError("last-admin", "Foothold needs at least one admin who can sign in.", {
      suggestions: ["Make someone else an admin first."],
    });
  }
}
