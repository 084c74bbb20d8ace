import { z } from "zod";
import { runQueueSchema } from "../runs/run-queue.ts";
import { failureCountSchema } from "./failure.ts";

const partHealthSchema = z.enum(["ok", "starting", "unavailable"]);
export type PartHealth = z.infer<typeof partHealthSchema>;

/** `busy`: somebody has waited long for a run. */
const runnerHealthSchema = z.enum([...partHealthSchema.options, "busy"]);
export type RunnerHealth = z.infer<typeof runnerHealthSchema>;

export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: partHealthSchema,
  runner: runnerHealthSchema,
  coach: partHealthSchema,
});
export type Health = z.infer<typeof healthSchema>;

const startSchema = z.enum(["copied", "anew"]);
/** What is around the programs that are run. */
const sandboxHealthSchema = z.object({
  confinement: z.string(),
  /** Who ends a program that takes too much memory: the kernel too, or the watchdog's process alone. */
  memoryLimit: z.enum(["cgroup", "kernel", "watchdog"]),
  /** Whether new ones are copies of a warmed one or each started anew, which takes far longer. */
  starts: z.object({ javascript: startSchema, python: startSchema }),
  /** Runs that were stopped because they forged what a sandbox says, since the start. */
  forgedRuns: z.number().int(),
});
export type SandboxHealth = z.infer<typeof sandboxHealthSchema>;

export const systemHealthSchema = healthSchema.extend({
  queue: runQueueSchema,
  /** null until the first sandbox has started. */
  sandboxes: sandboxHealthSchema.nullable(),
  /** Errors that were caught inside the server since this instance started. */
  failures: z.array(failureCountSchema),
});
export type SystemHealth = z.infer<typeof systemHealthSchema>;
