import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Deps } from "../../ports/deps.ts";

const HOUR_SECONDS = 3_600;

/** Counts one more model call of a person; returns false once they are above the admin's limit per hour. */
export async function takeModelCall(
  rateLimits: Deps["rateLimits"],
  userId: string,
  { callsPerHour }: Pick<CoachSetting, "callsPerHour">,
): Promise<boolean> {
  const limit = { max: callsPerHour, windowSeconds: HOUR_SECONDS };
  return (await rateLimits.take(`model-calls:${userId}`, limit)).allowed;
}
