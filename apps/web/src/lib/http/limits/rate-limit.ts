import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";
import type { RateLimit } from "@foothold/core/people";
import { waitText } from "@foothold/core/wait-text";

/** Requests in a window, by their cost: for each person, or for each network when no sign-in is needed. */
export const limits = {
  search: { max: 120, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  practice: { max: 600, windowSeconds: 60 },
  coach: { max: 120, windowSeconds: 60 },
  prediction: { max: 300, windowSeconds: 60 },
  tryModel: { max: 10, windowSeconds: 60 },
  run: { max: 60, windowSeconds: 60 },
  runsADay: { max: 1_000, windowSeconds: 86_400 },
  export: { max: 5, windowSeconds: 3600 },
  password: { max: 10, windowSeconds: 900 },
  oneTimeLink: { max: 100, windowSeconds: 600 },
  session: { max: 600, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof limits;

export async function requireWithinLimit(
  deps: Pick<Deps, "rateLimits">,
  name: LimitName,
  who: string,
): Promise<void> {
  await requireWithin(deps, name, who, limits[name]);
}

/** For a limit that the operator sets. */
export async function requireWithin(
  { rateLimits }: Pick<Deps, "rateLimits">,
  name: string,
  who: string,
  limit: RateLimit,
): Promise<void> {
  const taken = await rateLimits.take(`${name}:${who}`, limit);
  if (taken.allowed) return;
  const { retryAfterSeconds } = taken;
  const message =
    name === "runsADay"
      ? `You have used all ${limit.max} runs of a day.`
      : "That was a lot of requests at once.";
  throw new AppError("rate-limited", message, {
    details: { limit: name },
    retryAfterSeconds,
    suggestions: [`Wait ${waitText(retryAfterSeconds)} and try again.`],
  });
}
