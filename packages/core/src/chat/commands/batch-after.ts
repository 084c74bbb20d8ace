import type {
  BatchVerdict,
  CommandBatch,
  StoredCommand,
} from "../../entities/chat/command-batch.ts";
import { MAX_BATCH_COMMANDS } from "../../entities/chat/command-limits.ts";

export const newCommand = (
  command: string,
  given: Partial<Pick<StoredCommand, "description" | "proposedBy" | "isInserted">> = {},
): StoredCommand => ({
  command,
  description: null,
  proposedBy: null,
  isInserted: false,
  ...given,
  state: "waiting",
  exitCode: null,
  output: "",
  outputBytes: 0,
  changePosition: null,
  isTold: false,
  exchangeId: null,
  runKey: null,
  unsaved: [],
});

export const isWaiting = ({ state }: Pick<StoredCommand, "state">) => state === "waiting";
const isOpen = ({ state }: StoredCommand) => state === "waiting" || state === "running";

/** The batch with the command at `place` changed. */
export function withCommand(
  batch: CommandBatch,
  place: number,
  change: Partial<StoredCommand>,
): CommandBatch {
  const commands = batch.commands.map((command, at) =>
    at === place ? { ...command, ...change } : command,
  );
  return { ...batch, commands };
}

/** Inserts commands after `place`, as many as the limit allows. `leftOut` says how many did not fit. */
export function withInserted(
  batch: CommandBatch,
  place: number,
  inserted: readonly StoredCommand[],
): { batch: CommandBatch; leftOut: number } {
  const fitting = inserted.slice(0, Math.max(0, MAX_BATCH_COMMANDS - batch.commands.length));
  const commands = batch.commands.toSpliced(place + 1, 0, ...fitting);
  return { batch: { ...batch, commands }, leftOut: inserted.length - fitting.length };
}

/** The batch after the coach's verdict on the command at `place`. */
export function batchAfterVerdict(
  batch: CommandBatch,
  place: number,
  verdict: BatchVerdict & { command?: string | undefined },
): CommandBatch {
  const { decision, why, command } = verdict;
  const exchangeId = batch.commands[place]?.exchangeId;
  const told = { ...withCommand(batch, place, { isTold: true }), verdict: { decision, why } };
  if (decision === "command" && command !== undefined) {
    // A verdict inserts the first command of the reply in which it was given.
    const proposedBy = exchangeId ? { exchangeId, place: 0 } : null;
    const inserted = withInserted(told, place, [
      newCommand(command, { proposedBy, isInserted: true }),
    ]);
    if (inserted.leftOut === 0) return { ...inserted.batch, status: "running" };
    const full = `${why} A batch has at most ${MAX_BATCH_COMMANDS} commands, so ${command} was not added.`;
    return { ...told, status: "paused", verdict: { decision: "stop", why: full.trim() } };
  }
  if (!told.commands.some(isOpen)) return { ...told, status: "done" };
  return { ...told, status: decision === "continue" ? "running" : "paused" };
}

/** The batch after the learner stopped it. An interrupted command has changed nothing and waits again. */
export function stoppedBatch(batch: CommandBatch): CommandBatch {
  const commands = batch.commands.map((command) =>
    command.state === "running" && command.exitCode === null
      ? { ...command, state: "waiting" as const, runKey: null }
      : command,
  );
  return { ...batch, commands, status: batch.status === "done" ? "done" : "stopped" };
}

/** The batch after the learner skipped a command. The coach is not told about it. */
export function batchAfterSkip(batch: CommandBatch, place: number): CommandBatch {
  const skipped = withCommand(batch, place, { state: "skipped", isTold: true });
  return { ...skipped, status: skipped.commands.some(isOpen) ? "running" : "done" };
}
