import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireEither } from "../../../attempt/moves/require-move.ts";
import { isProgram, judgePath } from "../../../attempt/workspace/file-kind.ts";
import { fileRefused } from "../../../attempt/workspace/file-refusals.ts";
import { contentsOf } from "../../../attempt/workspace/workspace-of.ts";
import type { StopSignal } from "../../../entities/coach/text-model.ts";
import type { Actor } from "../../../entities/people/person.ts";
import {
  programErrorSchema,
  type RunOutcome,
  type TestOutcome,
  testOutcomeSchema,
} from "../../../entities/runs/run.ts";
import { runStatuses } from "../../../entities/runs/run-status.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { runScript, runTestFile } from "../../../runs/files/run-workspace-file.ts";
import { filePathSchema } from "./save-file.ts";

export const runFileInput = attemptInput.pick({ attemptId: true }).extend({
  path: filePathSchema,
  /** The command line of a script. */
  args: z.array(z.string().max(1_000)).max(20).default([]),
});
export type RunFile = z.infer<typeof runFileInput>;

const ranSchema = testOutcomeSchema.pick({
  status: true,
  error: true,
  stdout: true,
  stdoutTruncated: true,
  timeMs: true,
});
export const fileRunSchema = z.object({
  status: z.enum(runStatuses),
  /** Why the file did not compile. */
  compileError: programErrorSchema.nullable(),
  /** A script is one entry without a name; a test file has one for each of its tests. */
  runs: z.array(ranSchema.extend({ name: z.string().nullable() })),
});
export type FileRun = z.infer<typeof fileRunSchema>;

/** Runs a program of the workspace, as it is saved, on the server: a test file's tests, or a script with its output. */
export async function runFile(
  deps: Pick<Deps, "attempts" | "workspaces" | "runner">,
  { attemptId, path, args }: RunFile,
  actor: Actor,
  signal?: StopSignal,
): Promise<FileRun> {
  const attempt = requireEither(await loadAttempt(deps, { attemptId }, actor), "change-files");
  const { language } = attempt;
  const contents = contentsOf(attempt, await deps.workspaces.files(attemptId));
  if (contents[path] === undefined) throw fileRefused("no-such-file", path);
  if (!isProgram(path, language)) throw invalidField("path", "This file is no program.");
  const file = { language, path, contents, requester: actor.userId };
  const verdict = judgePath(path, language);
  if (verdict.allowed && verdict.kind === "test-file") {
    const { names, outcome } = await askRunner(() => runTestFile(deps.runner, file, signal));
    return fileRun(outcome, names);
  }
  const outcome = await askRunner(() => runScript(deps.runner, file, args, signal));
  return fileRun(outcome, [null]);
}

/** A test file without tests fails nothing; where it could not say which it has, its one run tells why. */
function fileRun(outcome: RunOutcome, names: readonly (string | null)[]): FileRun {
  if (outcome.status === "did-not-compile") {
    return { status: outcome.status, compileError: outcome.error, runs: [] };
  }
  const isEmpty = names.length === 0 && outcome.tests[0]?.actual !== undefined;
  if (isEmpty) return { status: "passed", compileError: null, runs: [] };
  const runs = outcome.tests.map((test, index) => ran(test, names[index]));
  return { status: outcome.status, compileError: null, runs };
}

function ran(
  { status, error, stdout, stdoutTruncated, timeMs }: TestOutcome,
  name?: string | null,
) {
  return { name: name ?? null, status, stdout, stdoutTruncated, timeMs, ...(error && { error }) };
}
