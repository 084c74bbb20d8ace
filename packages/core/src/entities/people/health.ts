import { z } from "zod";
import { runQueueSchema } from "../runs/run-queue.ts";

const partHealthSchema = z.enum(["ok", "starting", "unavailable"]);
export type PartHealth = z.infer<typeof partHealthSchema>;

/** `busy`: somebody has waited long for a run. */
const runnerHealthSchema = z.enum([...partHealthSchema.options, "busy"]);
export type RunnerHealth = z.infer<typeof runnerHealthSchema>;

export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: partHealthSchema,
  runner: runnerHealthSchema,
  queue: runQueueSchema,
  coach: partHealthSchema,
});
export type Health = z.infer<typeof healthSchema>;
