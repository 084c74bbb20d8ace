import {
  type Behaviour,
  PASSED,
  readBehaviour,
  UNFINISHED,
} from "../../coach/failures/program-behaviour.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Situation, WrongAnswer } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import { programRequest } from "../../runs/program-request.ts";
import { fingerprint } from "../../text/fingerprint.ts";
import { describeSituation } from "./describe-situation.ts";

/**
 * The situation, with what a failing program gives for the problem's probes. These are small inputs that tell readings of
 * the task apart, so they tell bugs apart too. They are not the hidden tests, so what they show says nothing about those.
 */
export async function observeSituation(
  deps: Pick<Deps, "runner">,
  problem: Problem,
  attempt: AnyAttempt,
): Promise<Situation> {
  const situation = describeSituation(problem, attempt);
  if (situation.outcome !== "failed" || problem.probes.length === 0) return situation;
  const behaviour = await behaviourOnProbes(deps, problem, attempt);
  return { ...situation, wrongAnswers: behaviour && wrongAnswersIn(behaviour, problem) };
}

/** null if the sandbox is not available: then situations are compared by their tests alone. */
async function behaviourOnProbes(
  { runner }: Pick<Deps, "runner">,
  problem: Problem,
  attempt: AnyAttempt,
): Promise<Behaviour | null> {
  const { probes, comparison } = problem;
  const tests = probes.map(({ args, expected }) => ({ args, expected }));
  const request = { ...programRequest(problem, attempt), tests, comparison };
  const outcome = await runner.run({ ...request, requester: attempt.userId }).catch(() => null);
  return outcome && readBehaviour(outcome, [...probes.keys()], problem);
}

function wrongAnswersIn(behaviour: Behaviour, { probes }: Problem): WrongAnswer[] {
  return probes.flatMap(({ args }, at) => {
    const what = behaviour.get(at);
    if (what === undefined || what === PASSED || what === UNFINISHED) return [];
    // Languages name errors differently, so only that there was one is compared.
    const answer = what.startsWith("stopped") ? "stopped" : fingerprint(what);
    return [{ input: fingerprint(JSON.stringify(args)), answer }];
  });
}
