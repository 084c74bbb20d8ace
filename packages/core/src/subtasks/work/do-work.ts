import type { SubTaskWork } from "../../entities/subtasks/sub-task.ts";
import { askQuestions } from "./ask-questions.ts";
import { collectFindings } from "./collect-findings.ts";
import { compareTexts, runVersion } from "./compare-versions.ts";
import { describeLines } from "./describe-lines.ts";
import { explainTests } from "./explain-tests.ts";
import { reviewWork } from "./review-work.ts";
import { testConstraints } from "./test-constraints.ts";
import { tryInputs } from "./try-inputs.ts";
import type { Findings, WorkContext } from "./work-context.ts";

type Workers = {
  [Kind in SubTaskWork["kind"]]: (
    context: WorkContext,
    work: Extract<SubTaskWork, { kind: Kind }>,
  ) => Promise<Findings>;
};

const workers: Workers = {
  "explain-tests": explainTests,
  "test-constraints": testConstraints,
  "describe-lines": describeLines,
  "try-inputs": tryInputs,
  "compare-texts": compareTexts,
  "run-version": runVersion,
  review: reviewWork,
  ask: askQuestions,
  collect: collectFindings,
};

/** What the built-in coach finds by running, tracing and looking things up. */
export function doWork(context: WorkContext): Promise<Findings> {
  return workWith(context, context.task.work);
}

function workWith<Kind extends SubTaskWork["kind"]>(
  context: WorkContext,
  work: Extract<SubTaskWork, { kind: Kind }>,
): Promise<Findings> {
  const worker: Workers[Kind] = workers[work.kind as Kind];
  return worker(context, work);
}
