import { z } from "zod";
import { createKnownBugFinder } from "../../coach/failures/find-known-bug.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { runValueSchema } from "../../entities/runs/run.ts";
import type { Deps } from "../../ports/deps.ts";
import { lastResults } from "../../runs/last-results.ts";

/** What an instructor sees of a problem while answering. Learners never see it. */
export const teachingEvidenceSchema = z.object({
  /** The reference in the learner's language or, if there is none, in another. */
  reference: z.object({ language: z.string(), code: z.string() }).nullable(),
  hiddenTests: z.array(
    z.object({
      index: z.number().int(),
      purpose: z.string(),
      args: z.array(runValueSchema),
      expected: runValueSchema,
      /** Of the learner's last run; null where the test was not run. */
      passed: z.boolean().nullable(),
    }),
  ),
  /** The authored wrong program that behaves as the learner's does. */
  knownBug: z.object({ name: z.string(), bugKind: z.string(), guidance: z.string() }).nullable(),
});
export type TeachingEvidence = z.infer<typeof teachingEvidenceSchema>;

export async function teachingEvidence(
  { runner, failures }: Pick<Deps, "runner" | "failures">,
  problem: Problem,
  attempt: AnyAttempt,
): Promise<TeachingEvidence> {
  const results = lastResults(attempt);
  const isFailing = results.some(({ status }) => status !== "passed");
  const onCaught = (error: unknown) => failures.note("coach", error);
  const findKnownBug = createKnownBugFinder(runner, undefined, onCaught);
  const bug = isFailing ? await findKnownBug({ problem, attempt }) : null;
  return {
    reference: referenceFor(problem, attempt),
    hiddenTests: problem.tests.flatMap(({ hidden, purpose, args, expected }, index) => {
      if (!hidden) return [];
      const status = results.find((result) => result.index === index)?.status;
      const wasRun = status !== undefined && status !== "not-run";
      return [{ index, purpose, args, expected, passed: wasRun ? status === "passed" : null }];
    }),
    knownBug: bug && { name: bug.name, bugKind: bug.bugKind, guidance: bug.guidance },
  };
}

function referenceFor(
  { references }: Problem,
  { language }: AnyAttempt,
): TeachingEvidence["reference"] {
  const own = references[language];
  if (own !== undefined) return { language, code: own };
  const [other] = Object.entries(references);
  return other ? { language: other[0], code: other[1] } : null;
}
