import { z } from "zod";

/** Everything that can be enqueued. */
export const jobItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("recovery"), recoveryId: z.string().min(1) }),
  /** One of the workers of a plan: takes one sub-task after the other until none may begin. */
  z.object({
    kind: z.literal("subtasks"),
    planId: z.string().min(1),
    slot: z.number().int().min(0),
  }),
]);
export type JobItem = z.infer<typeof jobItemSchema>;
export type JobKind = JobItem["kind"];
export type JobOf<Kind extends JobKind> = Extract<JobItem, { kind: Kind }>;

/** Work that outlives the request and the process that asked for it. */
export type Jobs = {
  /** Does not reject: an item that could not be stored is found again by the next sweep. */
  enqueue(item: JobItem): Promise<void>;
};

/** An item may be handled more than once, but never twice at the same time. */
export type JobHandlers = { [Kind in JobKind]: (item: JobOf<Kind>) => Promise<void> };

export function handleJob<Kind extends JobKind>(
  handlers: JobHandlers,
  kind: Kind,
  item: JobOf<Kind>,
): Promise<void> {
  return handlers[kind](item);
}

export type JobWorkers = Jobs & {
  /**
   * Tries until the database answers, and resolves once jobs are taken or after `close`. `sweep` enqueues work that
   * no job stands for; it runs at the start and every minute.
   */
  start(handlers: JobHandlers, sweep: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};
