import type { Granularity, PlanView, Strategy, ViewedTask } from "@foothold/core/subtasks";
import { dollarsText } from "#components/ui/dollars-text.ts";

export const strategyNames: Record<Strategy, string> = {
  parallel: "Parallel",
  sequential: "Sequential",
  "fast-and-loose": "Fast and loose",
};

export const granularityNames: Record<Granularity, string> = {
  fine: "Fine-grained",
  medium: "Medium",
  coarse: "Coarse",
};

export const granularityMarks: Record<Granularity, readonly string[]> = {
  fine: ["✓ Least likely to be cut off", "✓ Most run at once", "✗ More calls"],
  medium: ["✓ Good balance", "~ Some may be cut off"],
  coarse: ["✓ Fewer calls", "✗ More likely to be cut off"],
};

export const riskNames = { low: "Low", medium: "Medium", high: "High" } as const;

const strategyDetails: Record<Strategy, (atOnce: number, waiting: number) => string> = {
  parallel: (atOnce, waiting) =>
    `${atOnce} can run at once, ${waiting} ${waiting === 1 ? "waits" : "wait"} for others.`,
  sequential: () => "One after the other: safest, and takes longest.",
  "fast-and-loose": () => "All at once; you may have to choose between changes of the same lines.",
};

export function strategyDetail({ strategy, atOnce, waiting }: PlanView["strategies"][number]) {
  return strategyDetails[strategy](atOnce, waiting);
}

/** Without a price that an admin has set, only the tokens are known. */
export function costText(dollars: number, tokens = 0): string {
  if (dollars === 0) return tokens === 0 ? "free" : `about ${tokens.toLocaleString("en")} tokens`;
  return dollarsText(dollars);
}

/** What the calls so far took. */
export function spentText({ costSoFar, tokensUsed, tasks }: PlanView): string {
  if (tokensUsed === 0) return tasks.some(({ model }) => model) ? "nothing yet" : "free";
  const tokens = `${tokensUsed.toLocaleString("en")} tokens`;
  return costSoFar > 0 ? `${costText(costSoFar)} · ${tokens}` : tokens;
}

/** Which models are asked for which parts; empty where the built-in coach does all of it. */
export function askedText(tasks: readonly ViewedTask[]): string {
  const models = [...new Set(tasks.flatMap(({ model }) => model ?? []))];
  const parts = (name: string) =>
    tasks.flatMap(({ model, priority }) => (model === name ? [priority] : [])).join(", ");
  return models.map((name) => `${name} (${parts(name)})`).join(", ");
}

export function timeText(ms: number): string {
  return ms < 1_000 ? "under a second" : `about ${Math.round(ms / 1_000)} s`;
}

/** The text beside a part while the plan runs. */
export function taskState(task: ViewedTask, isPaused: boolean): string {
  switch (task.status) {
    case "completed":
      return "done";
    case "running":
      return "running";
    case "failed":
      return "failed";
    case "skipped":
      return "left out";
    case "stopped":
      return "stopped";
    case "pending":
      if (task.waitingFor.length > 0) return `Waiting (depends on ${task.waitingFor.join(", ")})`;
      return isPaused ? "paused" : "up next";
  }
}

export function planTitle({ status, tasks }: PlanView): string {
  const running = tasks.filter((task) => task.status === "running").length;
  if (tasks.some((task) => task.status === "failed")) return "A part needs you";
  if (status === "paused") return running > 0 ? `Paused after ${running} more` : "Paused";
  const done = tasks.filter((task) => task.status === "completed").length;
  if (done === tasks.length) return "Putting the results together…";
  if (running === 0) return "Starting…";
  return running === 1 ? "Running 1 part…" : `Running ${running} parts at once…`;
}
