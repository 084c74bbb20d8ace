import type { BatchCommand, CommandBatchView } from "@foothold/core/chat";

export type Move = { type: "tell" | "run"; place: number } | { type: "none" };

/** The next step of a batch: tell the coach how a command ended, run a command, or nothing. */
export function nextMove({ commands }: Pick<CommandBatchView, "commands">): Move {
  const untold = commands.findIndex(({ exitCode, isTold }) => exitCode !== null && !isTold);
  if (untold >= 0) return { type: "tell", place: untold };
  const interrupted = commands.findIndex(({ state }) => state === "running");
  const place =
    interrupted >= 0 ? interrupted : commands.findIndex(({ state }) => state === "waiting");
  return place >= 0 ? { type: "run", place } : { type: "none" };
}

export type Progress = { succeeded: number; failed: number; ended: number; count: number };

export function progressOf({ commands }: Pick<CommandBatchView, "commands">): Progress {
  const count = (wanted: BatchCommand["state"]) =>
    commands.filter(({ state }) => state === wanted).length;
  const [succeeded, failed] = [count("succeeded"), count("failed")];
  return {
    succeeded,
    failed,
    ended: succeeded + failed + count("skipped"),
    count: commands.length,
  };
}

const TELLS_FAILURE = /^FAIL |Error\b|not found|No such/;

/** One line of the output: of a failed command the line that names the error, otherwise the first. */
export function previewOf({ output, state }: Pick<BatchCommand, "output" | "state">): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const failed = lines.find((line) => TELLS_FAILURE.test(line)) ?? lines.at(-1);
  return (state === "failed" ? failed : lines[0])?.trim() ?? "";
}
