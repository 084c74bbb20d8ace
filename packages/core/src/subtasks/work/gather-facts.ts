import { solutionPath } from "../../attempt/history/solution-path.ts";
import { contentsOf } from "../../attempt/workspace/workspace-of.ts";
import { runVisibleTests } from "../../coach/questions/own-code/running/run-visible-tests.ts";
import type { RequestShape } from "../../entities/subtasks/sub-task-plan.ts";
import type { Deps } from "../../ports/deps.ts";
import { edgeKinds } from "../../runs/edge-inputs.ts";
import type { PlanFacts } from "../plan/plan-step.ts";
import { lastTwoVersions } from "./compare-versions.ts";
import type { AttemptSubject, WorkDeps } from "./work-context.ts";

/** All that a plan is made of, looked up and run. Programs are run only for requests that need it. */
export async function gatherFacts(
  deps: WorkDeps & Pick<Deps, "workspaces">,
  subject: AttemptSubject,
  shape: RequestShape,
): Promise<PlanFacts> {
  const { attempt, problem } = subject;
  const own = await deps.workspaces.files(attempt.id);
  return {
    solution: solutionPath[attempt.language],
    files: Object.keys(contentsOf(attempt, own)),
    failingTests: shape === "failing-tests" ? await findFailing(deps, subject) : [],
    constraints: problem.constraints,
    lines: attempt.code.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : [at + 1])),
    inputs: edgeKinds(problem),
    versions: shape === "versions" && (await lastTwoVersions({ deps, subject })) ? 2 : 1,
  };
}

/** Only visible tests: what a single hidden one does is told to nobody. */
async function findFailing(deps: WorkDeps, subject: AttemptSubject): Promise<number[]> {
  const ran = await runVisibleTests(subject, deps.runner);
  const failing = ran?.results.filter(({ status }) => status !== "passed") ?? [];
  return failing.map(({ index }) => index);
}
