import { z } from "zod";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { staleVersion } from "../../ports/lost-race.ts";
import { noSuchAttempt } from "../refusals.ts";

/** `version` is the version that the client saw last, if it sends one. */
export const attemptInput = z.object({
  attemptId: z.string().min(1).max(100),
  version: z.number().int().min(1).optional(),
});
export type AttemptInput = z.infer<typeof attemptInput>;

export async function loadAttempt(
  { attempts }: Pick<Deps, "attempts">,
  { attemptId, version }: AttemptInput,
  actor: Actor,
): Promise<AnyAttempt> {
  const attempt = await attempts.find(attemptId);
  if (!attempt || attempt.userId !== actor.userId) throw noSuchAttempt();
  if (version !== undefined && version !== attempt.version)
    throw staleVersion("attempt", attempt.version);
  return attempt;
}
