import { z } from "zod";
import { stuckActionSchema } from "../../entities/attempt/attempt-event-details.ts";
import { markedSchema, marksOf } from "../../entities/coach/fallback-reason.ts";
import type { UnitEvent } from "../../entities/learning/unit.ts";

export const MAX_REMARKS = 50;

/** What the coach has said in a unit. */
export const unitRemarkSchema = z.object({
  id: z.string(),
  kind: z.enum([...stuckActionSchema.options, "recap"]),
  at: z.iso.datetime(),
  text: z.string(),
  ...markedSchema.shape,
});
export type UnitRemark = z.infer<typeof unitRemarkSchema>;

export const unitHelpSchema = z.object({
  recapRequired: z.boolean(),
  recapText: z.string().nullable(),
  exchanges: z.array(unitRemarkSchema),
});

/** Oldest first; with `since` only later remarks, for a card that comes again. */
export function unitRemarks(
  events: readonly UnitEvent[],
  since: string | null = null,
): UnitRemark[] {
  return events.filter(({ at }) => since === null || at > since).flatMap(remarkOf);
}

function remarkOf({ version, at, ...event }: UnitEvent): UnitRemark[] {
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
