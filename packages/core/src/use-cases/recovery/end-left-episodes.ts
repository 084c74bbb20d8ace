import { DAY_MS } from "../../entities/day-ms.ts";
import type { Deps } from "../../ports/deps.ts";

/** A learner who has not changed the attempt for this long is taken to have left it. */
export const LEFT_AFTER_MS = DAY_MS;

export function endLeftEpisodes({
  episodes,
  clock,
}: Pick<Deps, "episodes" | "clock">): Promise<number> {
  return episodes.endLeft(new Date(clock.now().getTime() - LEFT_AFTER_MS));
}
