import { z } from "zod";
import type { RunValue } from "./run.ts";
import { type TestStatus, testStatusSchema } from "./run.ts";
import { runStatuses } from "./run-status.ts";

export const MAX_BROWSER_TESTS = 50;
export const MAX_BROWSER_TEXT = 2_000;

const text = z.string().max(MAX_BROWSER_TEXT);
const ran = {
  status: testStatusSchema,
  /** The result, or the error, as the learner saw it. */
  got: text,
  printed: text,
};

/** A browser's report of a run of the visible tests and, after them, the learner's own tests and test files. */
export const browserTestsSchema = z.object({
  kind: z.literal("tests"),
  status: z.enum(runStatuses),
  /** Why the program did not compile, or which rule it breaks. */
  problem: text.nullable(),
  tests: z.array(z.object({ index: z.int().nonnegative(), ...ran })).max(MAX_BROWSER_TESTS),
  own: z.array(z.object({ input: text, expected: text, ...ran })).max(MAX_BROWSER_TESTS),
  /** The tests of test files; the name is empty where the file itself could not run. */
  fileTests: z
    .array(z.object({ path: text, name: text, ...ran }))
    .max(MAX_BROWSER_TESTS)
    .default([]),
});

/** A browser's report of a run on one input of the learner's own. */
export const browserInputSchema = z.object({
  kind: z.literal("own-input"),
  input: text,
  got: text,
  printed: text,
});

export const browserRunSchema = z.discriminatedUnion("kind", [
  browserTestsSchema,
  browserInputSchema,
]);
export type BrowserRun = z.infer<typeof browserRunSchema>;
export type BrowserRunKind = BrowserRun["kind"];

type Ran = { status: TestStatus; got: string; printed: string };
export type SeenTest = { purpose: string; args: readonly RunValue[]; expected: RunValue } & Ran;

/**
 * What the learner saw of runs in their browser since the server last ran the code. It may be made up, so a coach is
 * told it but nothing is decided by it.
 */
export type SeenRuns = {
  tests:
    | (Pick<z.infer<typeof browserTestsSchema>, "status" | "problem" | "own" | "fileTests"> & {
        tests: SeenTest[];
        changedSince: boolean;
      })
    | null;
  ownInput: (Omit<z.infer<typeof browserInputSchema>, "kind"> & { changedSince: boolean }) | null;
};
