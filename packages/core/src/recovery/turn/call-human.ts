import { currentStep } from "../../attempt/current-step.ts";
import { type Escalation, escalationSchema } from "../../entities/recovery/escalation.ts";
import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";
import { type Trace, traceSchema } from "../../entities/runs/trace.ts";
import type { Deps } from "../../ports/deps.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { lastResults } from "../../runs/last-results.ts";
import { traceRequest } from "../../runs/run-request.ts";
import { iterationsWithoutProgress } from "../../stuck/detect-stuck.ts";
import { alertHelpers, type CallReason } from "../escalation/alert-helpers.ts";
import { joinMessages } from "../escalation/join-messages.ts";
import { observeSituation } from "../guidance/observe-situation.ts";
import { newStep, STEP_LEASE_MS } from "./ask-voice.ts";
import { saveWhileOpen } from "./save-recovery.ts";

export const MAX_TRACE_STEPS = 100;

type Calling = {
  context: VoiceContext;
  steps: readonly RecoveryStep[];
  message: string;
  reason: CallReason;
};

type CallDeps = Pick<
  Deps,
  | "classes"
  | "clock"
  | "escalations"
  | "newId"
  | "notifications"
  | "people"
  | "recoveries"
  | "runner"
  | "signals"
  | "rules"
>;

/** Creates the recovery's escalation with all that an instructor needs, even while the learner has no instructor. */
export async function callHuman(
  deps: CallDeps,
  recovery: Recovery,
  calling: Calling,
): Promise<void> {
  if (!(await deps.escalations.ofRecovery(recovery.id))) {
    const made = await escalationOf(deps, recovery, calling);
    const { id } = await deps.escalations.create(made);
    if (id !== made.id) await deps.escalations.addMessage(id, made.message);
  }
  await waitForHuman(deps, recovery, { ...calling, round: 1 });
}

/** After an answer: asks again with the present state, and the answer among what was tried. */
export async function callHumanAgain(
  deps: CallDeps,
  recovery: Recovery,
  { id, message }: Escalation,
  calling: Calling,
): Promise<"reopened" | "already-open"> {
  const said = joinMessages(message, calling.message);
  const anew = await escalationOf(deps, recovery, { ...calling, message: said });
  const reopened = await deps.escalations.reopen({ ...anew, id });
  if (reopened === "already-open") return reopened;
  const before = calling.steps.filter(({ stage }) => stage === "human").length;
  await waitForHuman(deps, recovery, { ...calling, round: before + 1 });
  return reopened;
}

async function waitForHuman(
  deps: CallDeps,
  recovery: Recovery,
  { steps, round, reason, context }: Calling & { round: number },
): Promise<void> {
  const begun = newStep(deps, recovery, {
    key: round === 1 ? "human" : `human:${round}`,
    stage: "human",
    strategy: "instructor",
    round,
    position: steps.length + 1,
    voice: null,
  });
  // Stored as done at once, so that an answer that comes meanwhile is not overwritten.
  const asked = { ...begun, status: "done", shown: true } as const;
  await deps.recoveries.beginStep(asked, { now: deps.clock.now(), leaseMs: STEP_LEASE_MS });
  const { length: iterations } = await deps.recoveries.steps(recovery.id);
  const awaiting = { status: "awaiting-human", iterations } as const;
  const saved = await saveWhileOpen(deps, recovery.id, awaiting);
  if (saved === "ended") await deps.escalations.withdraw(recovery.id);
  await deps.signals.send({ topic: "escalations", learnerId: recovery.userId });
  const escalation = await deps.escalations.ofRecovery(recovery.id);
  if (escalation?.status !== "open") return;
  await alertHelpers(deps, escalation, { reason, problemTitle: context.problem.title });
}

async function escalationOf(
  deps: Pick<Deps, "runner" | "newId" | "clock" | "rules">,
  recovery: Recovery,
  { context, steps, message }: Calling,
): Promise<Escalation> {
  const { problem, attempt } = context;
  const failing = lastResults(attempt).filter(({ status }) => status !== "passed");
  const visible = failing.find(({ hidden }) => !hidden);
  return escalationSchema.parse({
    id: deps.newId(),
    recoveryId: recovery.id,
    attemptId: attempt.id,
    userId: attempt.userId,
    problemSlug: problem.slug,
    language: attempt.language,
    place: currentStep(attempt),
    goal: recovery.goal,
    message,
    code: attempt.code,
    reason: recovery.reason,
    situation: await observeSituation(deps, problem, attempt),
    tried: triedOf(steps),
    failingTest: visible ?? failing[0] ?? null,
    trace: await traceOf(deps, context, visible?.index),
    stuckIterations: iterationsWithoutProgress(
      attempt.stuckTrail,
      (await deps.rules.of(attempt.userId)).stuck,
    ),
    status: "open",
    claimedBy: null,
    claimedSince: null,
    claimedUntil: null,
    answer: null,
    createdAt: deps.clock.now().toISOString(),
  } satisfies Escalation);
}

function triedOf(steps: readonly RecoveryStep[]): Escalation["tried"] {
  return steps.flatMap(({ stage, strategy, text, outcome, shown }) =>
    shown && text !== null ? [{ stage, strategy, text, outcome }] : [],
  );
}

/** An escalation without a trace is better than none. */
async function traceOf(
  { runner }: Pick<Deps, "runner">,
  { problem, attempt }: VoiceContext,
  testIndex: number | undefined,
): Promise<Trace | null> {
  const test = testIndex === undefined ? undefined : problem.tests[testIndex];
  if (!test) return null;
  const told = await runner.trace(traceRequest(problem, attempt, test)).catch(() => null);
  const trace = traceSchema.safeParse(told).data ?? null;
  if (!trace || trace.steps.length <= MAX_TRACE_STEPS) return trace;
  return { ...trace, steps: trace.steps.slice(0, MAX_TRACE_STEPS), cut: "steps" };
}
