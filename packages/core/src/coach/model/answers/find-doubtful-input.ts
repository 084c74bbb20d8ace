import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Probe } from "../../../entities/catalog/problem-teaching.ts";
import type { RunValue } from "../../../entities/runs/run.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import { programRequest } from "../../../runs/program-request.ts";
import { chooseProbe } from "../../predictions/choose-probe.ts";
import { missingExplanation } from "../../predictions/missing-explanation.ts";
import { seedOf } from "../../predictions/seed-of.ts";
import { standingOf } from "../../predictions/standing.ts";
import { askForProgram } from "../call/ask-for-program.ts";
import { timeLeft, WORTH_ASKING_MS } from "../call/ask-models.ts";
import { createStopper } from "../call/create-stopper.ts";
import {
  type ModelCall,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { DESCRIBED_FUNCTION, describedFunction } from "./described-function.ts";

/** Limits for an untrusted program on inputs that a person can work out by hand. */
export const DESCRIBED_LIMITS = { testMs: 200, totalMs: 2_000 } as const;

/**
 * Finds a probe for which the explanation, taken at its word, gives another answer than the reference. A model writes
 * the function that the learner describes, without seeing the problem; its code is never shown. When anything fails,
 * there is no such probe.
 */
export async function findDoubtfulInput(
  deps: StartedModelCoachOptions,
  context: CoachContext,
): Promise<readonly RunValue[] | undefined> {
  const { problem, attempt } = context;
  const payload = attempt.understandPayload;
  if (!payload || missingExplanation(problem, payload)) return undefined;
  const { mode } = attempt;
  const { predictions } = payload;
  if (standingOf(problem, mode, predictions).verdict === "enough") return undefined;
  const before = new Set(predictions.map(({ args }) => JSON.stringify(args)));
  const fresh = problem.probes.filter(({ args }) => !before.has(JSON.stringify(args)));
  if (fresh.length === 0) return undefined;
  const values = describedFunction(problem, payload);
  const modelCall = prepareModelCall(deps, "write-as-described", context, values);
  const code = await askForProgram(modelCall);
  if (code === null) return undefined;
  const probes = await differingProbes(modelCall, deps.runner, { code, probes: fresh });
  return chooseProbe({ problem: { ...problem, probes }, mode, predictions, seed: seedOf(attempt) })
    ?.args;
}

/** Runs all probes in one sandbox. A program that crashes or hangs says nothing about the words it was made from. */
async function differingProbes(
  modelCall: ModelCall,
  runner: StartedModelCoachOptions["runner"],
  { code, probes }: { code: string; probes: readonly Probe[] },
): Promise<Probe[]> {
  const { problem, attempt } = modelCall.context;
  const { firstTextMs } = timeLeft(modelCall);
  if (firstTextMs < WORTH_ASKING_MS) return [];
  const { signal, stop } = createStopper();
  const stopAlarm = modelCall.deps.alarm?.(firstTextMs, stop);
  try {
    const { tests } = await runner.run(requestFor(problem, attempt.userId, code, probes), signal);
    return probes.filter((_, index) => tests[index]?.status === "failed");
  } catch {
    return [];
  } finally {
    stopAlarm?.();
  }
}

function requestFor(problem: Problem, requester: string, code: string, probes: readonly Probe[]) {
  return {
    ...programRequest(problem, { language: "javascript", code }),
    entryPoint: DESCRIBED_FUNCTION,
    comparison: problem.comparison,
    limits: DESCRIBED_LIMITS,
    tests: probes.map(({ args, expected }) => ({ args: [...args], expected })),
    requester,
  };
}
