import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { Divergence, Trace } from "../../entities/runs/trace.ts";
import { assertNever } from "../../errors.ts";
import type { CoachContext } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { traceRequest } from "../../runs/run-request.ts";
import { isNothing } from "../../runs/values/is-nothing.ts";
import { stepValuesText } from "../../runs/values/step-values-text.ts";
import { describeChangedArguments } from "./describe-changed-arguments.ts";

type VisibleResult = Extract<TestResultData, { hidden: false }>;

/** A step of the trace that matters, with the learner's own line and values there. */
export type FailurePlace = {
  found: Divergence;
  recorded: Trace;
  /** The learner's own line, as they wrote it. */
  text: string;
  values: string;
  changed: string;
  /** True if the function ended after its last line without a `return`. */
  endsWithoutReturn: boolean;
};

/** Finds where the program failed; null when the trace does not show the same outcome as the run. */
export async function findFailurePlace(
  { problem, attempt }: CoachContext,
  result: VisibleResult,
  trace: Runner["trace"],
): Promise<FailurePlace | null> {
  const recorded = await trace(traceRequest(problem, attempt, result)).catch(() => null);
  if (!recorded || !isSameOutcome(recorded, result)) return null;
  const found = recorded.divergence;
  const step = found ? recorded.steps[found.step] : undefined;
  if (!found || !step) return null;
  // The arguments are in the call already, so they are left out unless there is nothing else to show.
  const given = problem.signature.parameters.map(({ name }) => name);
  const text = attempt.code.split("\n")[found.line - 1]?.trim() ?? "";
  return {
    found,
    recorded,
    text,
    endsWithoutReturn:
      recorded.result.kind === "returned" &&
      isNothing(recorded.result.value) &&
      !/\breturn\b|=>/.test(text),
    values: stepValuesText(step, given) || stepValuesText(step, []),
    changed: found.kind === "returned" ? describeChangedArguments(recorded, problem.signature) : "",
  };
}

/** Whether the trace ended as the run did; a trace that was cut short says nothing about a program that finished. */
function isSameOutcome({ result: seen }: Trace, result: VisibleResult): boolean {
  switch (result.status) {
    case "failed":
      return (
        seen.kind === "returned" && JSON.stringify(seen.value) === JSON.stringify(result.actual)
      );
    case "errored":
      return seen.kind === "raised"
        ? seen.error.type === result.error?.type
        : seen.kind === "unknown" && isTooDeep(result.error);
    case "timed-out":
    case "out-of-memory":
      return seen.kind === "unknown";
    default:
      return false;
  }
}

/** The recording of a recursion without an end is full before the program's stack is. */
const isTooDeep = (error: VisibleResult["error"]): boolean =>
  error?.type === "RecursionError" || /^Maximum call stack/.test(error?.message ?? "");

export function describePlace({
  found,
  text,
  values,
  changed,
  endsWithoutReturn,
}: FailurePlace): string {
  const line = text === "" ? `line ${found.line}` : `line ${found.line} (\`${text}\`)`;
  const having = values === "" ? "" : `, where ${values}`;
  switch (found.kind) {
    case "raised":
      return `That was at ${line}${having}.`;
    case "returned": {
      const ended = endsWithoutReturn
        ? `It reached the end without \`return\`, after ${line}`
        : `It returned at ${line}`;
      return `${ended}${having}.${changed === "" ? "" : ` ${changed}`}`;
    }
    case "repeats":
      return `At ${line} everything is again as it was ${found.everySteps} steps before${having}, and so it goes on to the end of the recording.`;
    case "recurses":
      return `${found.functionName} was calling itself at ${line}, at least ${found.depth} calls deep when the recording ended.`;
    case "never-ends":
      return `In the steps that were recorded ${line} ran ${found.visits} times.`;
    default:
      return assertNever(found);
  }
}

export function suggestWhereToLook({ found, values }: FailurePlace): string {
  switch (found.kind) {
    case "raised":
      return values === ""
        ? `Look at line ${found.line}. Which value there is not what you expect, and where was it set?`
        : `Look at line ${found.line}. Which of ${values} is not what you expect, and where was it set?`;
    case "returned":
      return `Follow the trace of this test to line ${found.line}. Which value there is the first that differs from your plan, and which line gave it that value?`;
    case "repeats":
      return `Follow one round from line ${found.line}. Which value should be different after it?`;
    case "recurses":
      return `For which input should ${found.functionName} answer without calling itself, and does each call come nearer to it?`;
    case "never-ends":
      return `Count how often line ${found.line} has to run for this input. Could it run less often, and does it ever stop?`;
    default:
      return assertNever(found);
  }
}
