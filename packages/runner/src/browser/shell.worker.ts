import { removeDoors } from "../sandbox/remove-doors.ts";
import type { AskRunner, RunnerReply } from "../shell/run/own-commands.ts";
import { refuseOutsideNotes } from "../shell/run/refuse-outside-notes.ts";
import { decideCommand, runCommand } from "../shell/run/run-command.ts";
import type { FromShell, ShellRequest, ToShell } from "./shell/messages.ts";
import type { WorkerScope } from "./worker-port.ts";

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage.bind(scope) as (message: FromShell) => void;
const waiting = new Map<number, (reply: RunnerReply) => void>();

const askRunner: AskRunner = (request) =>
  new Promise((resolve) => {
    const id = waiting.size + 1;
    waiting.set(id, resolve);
    post({ kind: "ask", id, request });
  });

async function run({ line, files, whitelist, writes }: ShellRequest): Promise<void> {
  const refuseWrite = (path: string) => (writes === "notes-only" ? refuseOutsideNotes(path) : null);
  const isProposed = writes === "notes-only";
  const outcome = await runCommand({ line, files, whitelist, isProposed, refuseWrite }, askRunner);
  post({ kind: "done", outcome });
}

scope.addEventListener("message", ({ data }) => {
  const message = data as ToShell;
  if (message.kind === "reply") waiting.get(message.id)?.(message.reply);
  else if (message.kind === "run") void run(message.request);
  else {
    const permission = decideCommand(message.line, message.whitelist, { isProposed: true });
    post({ kind: "decided", permission });
  }
});
// The interpreter's own needs. With them an escape could count time and nothing else.
removeDoors([
  ...["setTimeout", "clearTimeout", "performance", "AbortController", "AbortSignal"],
  ...["TextEncoder", "TextDecoder", "URL", "structuredClone", "DOMException", "crypto"],
]);
