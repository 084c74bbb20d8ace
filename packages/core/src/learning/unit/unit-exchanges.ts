import type { Exchange } from "../../attempt/tell-story.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { UnitEvent } from "../../entities/learning/unit.ts";

export const MAX_EXCHANGES = 50;

/** What the coach has said in a unit. */
export type UnitExchange = Omit<Exchange, "place">;

/** Oldest first; of a unit that comes again, only what was said since `since`. */
export function unitExchanges(
  events: readonly UnitEvent[],
  since: string | null = null,
): UnitExchange[] {
  return events.filter(({ at }) => since === null || at > since).flatMap(exchangeOf);
}

function exchangeOf({ version, at, ...event }: UnitEvent): UnitExchange[] {
  if (event.type === "stuck-action-answered") {
    const { action, response } = event.details;
    return [{ id: `${version}`, at, kind: action, text: response, ...marksOf(event.details) }];
  }
  if (event.type === "recap-assessed") {
    const { feedback } = event.details;
    return [{ id: `${version}`, at, kind: "recap", text: feedback, ...marksOf(event.details) }];
  }
  return [];
}
