import { JOIN_CODE_LENGTH, joinCodeAlphabet } from "../entities/classroom/class.ts";
import { AppError } from "../errors.ts";
import type { Deps } from "../ports/deps.ts";
import { fingerprint } from "../text/fingerprint.ts";

export const MAX_CODE_TRIES = 5;

/** Tries random codes until one is not taken, and returns it. */
export async function withFreeJoinCode(
  { newId }: Pick<Deps, "newId">,
  use: (joinCode: string) => Promise<"created" | "changed" | "code-taken">,
): Promise<string> {
  for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
    const joinCode = joinCodeFrom(newId());
    if ((await use(joinCode)) !== "code-taken") return joinCode;
  }
  throw new AppError("internal", "No free join code was found.");
}

export function joinCodeFrom(id: string): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, (_, at) => {
    const place = Number.parseInt(fingerprint(`${at} ${id}`), 36) % joinCodeAlphabet.length;
    return joinCodeAlphabet.charAt(place);
  }).join("");
}
