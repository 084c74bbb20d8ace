import type { ProblemView } from "@foothold/core/catalog";
import { plainOutput } from "@foothold/core/output";
import type { Language } from "@foothold/core/runs";
import { allowedCommands } from "#components/shared/workspace/allowed-commands.ts";
import type {
  CommandRun,
  CopyRun,
  RunOptions,
  WorkspaceShell,
} from "#components/shared/workspace/workspace-shell.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { createBrowserShell } from "#lib/browser/browser-shell.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { engineUrl } from "#lib/browser/engine-url.ts";
import type { ShellRequest } from "#lib/browser/shell-rules.ts";
import type { EngineRunner } from "../engine/use-engine.ts";
import type { WorkspaceStore } from "../files/workspace-store.ts";
import { answerRequest } from "./answer-request.ts";

type Options = {
  store: WorkspaceStore;
  problem: ProblemView;
  language: Language;
  openRunner: () => Promise<EngineRunner>;
};

/** A shell whose commands work on the saved files. Everything that a command changed is saved as one change set. */
export function createWorkspaceShell({
  store,
  problem,
  language,
  openRunner,
}: Options): WorkspaceShell {
  const open = async () =>
    createBrowserShell({
      baseUrl: await engineUrl(),
      askRunner: async (request) =>
        answerRequest(request, { problem, language, runner: await openRunner() }),
    });

  /** The command works on a copy; what it changed is not saved yet. */
  async function runOnCopy(
    line: string,
    { allowed, signal }: RunOptions,
    writes: ShellRequest["writes"],
  ): Promise<CopyRun> {
    if (!(await store.saveAll())) return { status: "failed", message: NOT_SAVED };
    const [{ files }, listed] = await Promise.all([store.load(), allowedCommands()]);
    const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]));
    const request = { line, files: contents, whitelist: allowed ? null : listed, writes };
    const outcome = await (await open()).run(request, signal);
    if (outcome.status === "refused") return outcome;
    const { stdout, stderr, exitCode, changes } = outcome;
    const output = stdout + (stdout && !stdout.endsWith("\n") && stderr ? "\n" : "") + stderr;
    return { status: "ran", output: plainOutput(output), exitCode, changedFiles: changes };
  }

  async function run(line: string, options: RunOptions): Promise<CommandRun> {
    const ran = await runOnCopy(line, options, "everywhere");
    if (ran.status !== "ran") return ran;
    if (ran.changedFiles.length === 0) return { ...ran, position: null };
    try {
      const path = `/api/attempts/${store.attemptId}/files/command` as const;
      const saved = await callOnce("POST", path, { changes: ran.changedFiles });
      store.put(saved);
      return { ...ran, position: saved.changeSet?.position ?? null };
    } catch (thrown) {
      const why = thrown instanceof ApiError ? thrown.message : String(thrown);
      if (thrown instanceof ApiError && thrown.answerLost) {
        await store.load().catch(() => undefined);
        return { status: "failed", message: `${ran.output}${why} ${NOT_KNOWN}` };
      }
      return { status: "failed", message: `${ran.output}Nothing was changed: ${why}` };
    }
  }

  return {
    decide: async (line) => (await open()).decide(line, await allowedCommands()),
    run: (line, options) => run(line, options).catch(asFailed),
    runProposed: (line, options) => runOnCopy(line, options, "notes-only").catch(asFailed),
    putFiles: store.put,
  };
}

const asFailed = (thrown: unknown) => ({
  status: "failed" as const,
  message: thrown instanceof Error ? thrown.message : String(thrown),
});

const NOT_KNOWN =
  "It is not known whether your files were changed: look at them before you run it again.";
const NOT_SAVED = "Your files could not be saved, so the command did not run.";
