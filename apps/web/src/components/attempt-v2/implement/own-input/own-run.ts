import type { ProblemView } from "@foothold/core/catalog";
import { type Program, programRequest } from "@foothold/core/program-request";
import type { RunOutcome, RunRequest, RunValue, TraceRequest } from "@foothold/core/runs";

/** A run of one program on one input, with its outcome. */
export type OwnRun = { program: Program; args: RunValue[]; outcome: RunOutcome };

/** Without an expected result: only the program's result is wanted. */
export function ownRunRequest(
  problem: ProblemView,
  program: Program,
  args: RunValue[],
): RunRequest {
  return { ...programRequest(problem, program), tests: [{ args, expected: null }] };
}

export function ownTraceRequest(
  problem: ProblemView,
  { program, args }: Pick<OwnRun, "program" | "args">,
): TraceRequest {
  return { ...programRequest(problem, program), args };
}
