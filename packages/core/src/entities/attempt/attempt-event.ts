import { z } from "zod";
import { attemptStateSchema } from "../attempt.ts";
import { v2StepSchema } from "../attempt-v2.ts";
import { type AttemptEventType, eventDetailsSchemas } from "./attempt-event-details.ts";

/** One of the five steps, or a state of the older flow. */
export const attemptStepSchema = z.union([v2StepSchema, attemptStateSchema]);
export type AttemptStep = z.infer<typeof attemptStepSchema>;

const eventBaseSchema = z.object({
  attemptId: z.string().min(1),
  /** The attempt's version after this event: 1 for the first, without gaps. */
  version: z.number().int().min(1),
  actorId: z.string().min(1),
  requestId: z.string(),
  from: attemptStepSchema.nullable(),
  to: attemptStepSchema,
  at: z.iso.datetime(),
});

type EventDetails = {
  [T in AttemptEventType]: z.infer<(typeof eventDetailsSchemas)[T]>;
};
export type DetailsOf<T extends AttemptEventType> = EventDetails[T];

/** Who did what and when, the step before and after, and all that is needed to rebuild the attempt. */
export type AttemptEvent<T extends AttemptEventType = AttemptEventType> = z.infer<
  typeof eventBaseSchema
> &
  { [K in T]: { type: K; details: EventDetails[K] } }[T];

const anyEventSchema = eventBaseSchema.extend({
  type: z.enum(Object.keys(eventDetailsSchemas) as [AttemptEventType, ...AttemptEventType[]]),
  details: z.unknown(),
});

export function parseAttemptEvent(stored: unknown): AttemptEvent {
  const event = anyEventSchema.parse(stored);
  const details = eventDetailsSchemas[event.type].parse(event.details);
  return { ...event, details } as AttemptEvent;
}
