import { z } from "zod";
import { eventDetailsSchemas } from "../attempt/attempt-event-details.ts";

/** The units other than `SolveProblem`, whose work is an attempt. */
export const unitTypes = ["ConceptBite", "RecallCheck"] as const;
export const unitTypeSchema = z.enum(unitTypes);
export type UnitType = z.infer<typeof unitTypeSchema>;

export type UnitKey = { userId: string; unitType: UnitType; unitId: string };

const position = z.int().nonnegative();

const checkAnswerSchema = z.object({
  check: position,
  /** The last one chosen. */
  choice: position,
  right: z.boolean(),
  tries: z.int().positive(),
});
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** One person's work on one unit. It is stored with its first event; before that its version is 0. */
export const unitSchema = z.object({
  userId: z.string().min(1),
  unitType: unitTypeSchema,
  unitId: z.string().min(1),
  version: z.int().nonnegative(),
  answers: z.array(checkAnswerSchema),
  /** True from a rescue until the learner has explained it back. */
  recapRequired: z.boolean(),
  recapText: z.string().nullable(),
  completedAt: z.iso.datetime().nullable(),
});
export type Unit = z.infer<typeof unitSchema>;

const unitEventDetailsSchemas = {
  "check-answered": z.object({ check: position, choice: position, right: z.boolean() }),
  "unit-completed": z.object({}),
  "stuck-action-answered": eventDetailsSchemas["stuck-action-answered"],
  "recap-submitted": eventDetailsSchemas["recap-submitted"],
  "recap-assessed": eventDetailsSchemas["recap-assessed"],
} as const;
export type UnitEventType = keyof typeof unitEventDetailsSchemas;

/** What happened in a unit, before id, version and time are added. */
export type NewUnitEvent = {
  [T in UnitEventType]: { type: T; details: z.infer<(typeof unitEventDetailsSchemas)[T]> };
}[UnitEventType];

const eventBaseSchema = z.object({
  userId: z.string().min(1),
  unitType: unitTypeSchema,
  unitId: z.string().min(1),
  /** The unit's version after this event: 1 for the first, without gaps. */
  version: z.int().min(1),
  requestId: z.string(),
  at: z.iso.datetime(),
});
export type UnitEvent = z.infer<typeof eventBaseSchema> & NewUnitEvent;

const anyEventSchema = eventBaseSchema.extend({
  type: z.enum(Object.keys(unitEventDetailsSchemas) as [UnitEventType, ...UnitEventType[]]),
  details: z.unknown(),
});

export function parseUnitEvent(stored: unknown): UnitEvent {
  const event = anyEventSchema.parse(stored);
  const details = unitEventDetailsSchemas[event.type].parse(event.details);
  return { ...event, details } as UnitEvent;
}
