import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";
import { waitText } from "@foothold/core/wait-text";

/** Requests per person and window, by how much they cost. */
export const limits = {
  search: { max: 120, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  practice: { max: 600, windowSeconds: 60 },
  coach: { max: 120, windowSeconds: 60 },
  tryModel: { max: 10, windowSeconds: 60 },
  run: { max: 60, windowSeconds: 60 },
  runsADay: { max: 1_000, windowSeconds: 86_400 },
  export: { max: 5, windowSeconds: 3600 },
  password: { max: 10, windowSeconds: 900 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>;
export type LimitName = keyof typeof limits;

export async function requireWithinLimit(
  { rateLimits }: Pick<Deps, "rateLimits">,
  name: LimitName,
  userId: string,
): Promise<void> {
  const { max, windowSeconds } = limits[name];
  const { count, secondsLeft } = await rateLimits.hit(`${name}:${userId}`, windowSeconds);
  if (count <= max) return;
  const message =
    name === "runsADay"
      ? `You have had all ${max} runs of today.`
      : "That was a lot of requests at once.";
  throw new AppError("rate-limited", message, {
    details: { limit: name },
    retryAfterSeconds: secondsLeft,
    suggestions: [`Wait ${waitText(secondsLeft)} and try again.`],
  });
}
