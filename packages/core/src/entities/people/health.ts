import type { RunQueue } from "../runs/run-queue.ts";

export type PartHealth = "ok" | "starting" | "unavailable";
/** Busy: somebody has waited long for their program to be run. */
export type RunnerHealth = PartHealth | "busy";

export type Health = {
  status: "ok" | "unavailable";
  database: PartHealth;
  runner: RunnerHealth;
  queue: RunQueue;
  coach: PartHealth;
};
