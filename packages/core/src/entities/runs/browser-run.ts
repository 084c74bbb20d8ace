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

/** What a browser tells of a run of the visible tests, with the learner's own after them. */
export const browserTestsSchema = z.object({
  kind: z.literal("tests"),
  status: z.enum(runStatuses),
  /** Why the program could not be read, or which rule it breaks. */
  problem: text.nullable(),
  tests: z.array(z.object({ index: z.int().nonnegative(), ...ran })).max(MAX_BROWSER_TESTS),
  own: z.array(z.object({ input: text, expected: text, ...ran })).max(MAX_BROWSER_TESTS),
});

/** What a browser tells of a run on one input that the learner made up. */
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
 * What the learner saw of runs in their own browser since the server last ran the code. The learner could have made it
 * up: it is told to a coach, and decides nothing.
 */
export type SeenRuns = {
  tests:
    | (Pick<z.infer<typeof browserTestsSchema>, "status" | "problem" | "own"> & {
        tests: SeenTest[];
        changedSince: boolean;
      })
    | null;
  ownInput: (Omit<z.infer<typeof browserInputSchema>, "kind"> & { changedSince: boolean }) | null;
};
