import type { CommandBatchView } from "@foothold/core/chat";
import { progressOf } from "./next-move.ts";

type Situation = { isDriven: boolean; isAsking: boolean; hasShell: boolean };

/** The batch's progress in a sentence. Screen readers announce it when it changes. */
export function statusWords(batch: CommandBatchView, now: Situation): string {
  const { succeeded, failed, ended, count } = progressOf(batch);
  const running = batch.commands.findIndex(({ state }) => state === "running");
  const untold = batch.commands.findIndex(({ exitCode, isTold }) => exitCode !== null && !isTold);
  if (now.isAsking) return "A command waits for you to allow it.";
  if (batch.status === "done") return `Done: ✓ ${succeeded} succeeded, ✗ ${failed} failed.`;
  if (batch.status === "paused") return pausedWords(batch);
  if (!now.hasShell) return "Commands run only while your code is on the page.";
  if (batch.status === "stopped") return `Stopped after ${ended} of ${count}.`;
  if (!now.isDriven) return interruptedWords(batch, running);
  if (untold >= 0) return `Command ${untold + 1} of ${count}: the coach looks at the output…`;
  return `Command ${(running >= 0 ? running : ended) + 1} of ${count} runs…`;
}

function pausedWords({ verdict, commands }: CommandBatchView): string {
  const at = commands.findLastIndex(({ exitCode }) => exitCode !== null);
  const what = commands[at]?.state === "failed" ? `Command ${at + 1} failed. ` : "";
  return `Paused. ${what}${shortened(verdict?.why ?? "")}`.trim();
}

const MAX_WHY_LENGTH = 120;

/** Shortens the reason for the panel. The conversation shows all of it. */
function shortened(why: string): string {
  const said = why.replace(/^\W{0,3}stop\b[.:,!]?\s{0,3}/i, "");
  return said.length <= MAX_WHY_LENGTH ? said : `${said.slice(0, MAX_WHY_LENGTH)}…`;
}

function interruptedWords({ commands }: CommandBatchView, running: number): string {
  const command = commands[running];
  return command
    ? `${command.command} was interrupted, or runs in another tab. It has changed nothing yet.`
    : "Interrupted. What has run stays as it is.";
}
