import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Deps } from "../../ports/deps.ts";

const HOUR_SECONDS = 3_600;

/** Counts one more call of a person, and says whether it is within what the admin allows. */
export async function mayCall(
  rateLimits: Deps["rateLimits"],
  userId: string,
  { callsPerHour }: Pick<CoachSetting, "callsPerHour">,
): Promise<boolean> {
  const limit = { max: callsPerHour, windowSeconds: HOUR_SECONDS };
  return (await rateLimits.take(`model-calls:${userId}`, limit)).allowed;
}
