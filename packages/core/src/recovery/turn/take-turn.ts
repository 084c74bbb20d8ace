import type { Recovery, RecoveryStage, RecoveryStep } from "../../entities/recovery/recovery.ts";
import { assertNever } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { noFacts } from "../../ports/recovery/program-facts.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { findGuidance } from "../guidance/find-guidance.ts";
import type { RankedGuidance } from "../guidance/rank-guidance.ts";
import { RecoveryManager } from "../recovery-manager.ts";
import { findProgramFacts } from "../scoring/find-program-facts.ts";
import { bestOfBranches, shownTexts, triedSteps } from "../tried-steps.ts";
import { askVoice } from "./ask-voice.ts";
import { callHuman } from "./call-human.ts";
import { exploreBranches } from "./explore-branches.ts";
import { reuseGuidance } from "./reuse-guidance.ts";
import { endRecovery, saveUnlessChanged } from "./save-recovery.ts";

/** `try-next`: the turn produced no guidance. `pause`: something is shown, a human is asked, or the recovery has ended. */
export type TurnResult = "try-next" | "pause";

export type TurnDeps = Pick<
  Deps,
  | "classes"
  | "clock"
  | "escalations"
  | "guard"
  | "guidance"
  | "notifications"
  | "people"
  | "recoveries"
  | "signals"
  | "voices"
  | "voicesFor"
  | "attempts"
  | "newId"
  | "runner"
  | "rules"
>;

const voiceStages: ReadonlySet<RecoveryStage | null> = new Set(["mutation", "model", "branches"]);

/** Decides what to try next, and does it. */
export async function takeTurn(
  given: TurnDeps,
  recovery: Recovery,
  context: VoiceContext,
): Promise<TurnResult> {
  const voices = (await given.voicesFor?.(recovery.userId)) ?? given.voices;
  const deps = { ...given, voices };
  const steps = await deps.recoveries.steps(recovery.id);
  const tried = triedSteps(steps);
  const waiting = await guidanceWaiting(deps, recovery, context, steps);
  const manager = new RecoveryManager((await deps.rules.of(recovery.userId)).recovery);
  const order = deps.voices.order.map(({ name }) => name);
  const decision = manager.next({ tried, order, guidanceWaiting: waiting !== undefined });
  const position = tried.length + 1;
  const facts = voiceStages.has(decision.stage) ? await findProgramFacts(deps, context) : noFacts;
  const background = { context, said: shownTexts(steps), facts };
  switch (decision.stage) {
    case "guidance":
      return show(deps, recovery, await reuseGuidance(deps, recovery, waiting, position));
    case "mutation": {
      const { mutation: approach, voice } = decision;
      const key = `mutation:${approach}`;
      const turn = { key, stage: "mutation", strategy: approach, approach } as const;
      const step = { ...turn, round: 1, position, voice, refine: null };
      return show(deps, recovery, await askVoice(deps, recovery, step, background));
    }
    case "model": {
      const { voice } = decision;
      const strategy = `${voice.provider}/${voice.model}`;
      const key = `model:${strategy}`;
      const turn = { key, stage: "model", strategy, approach: "afresh" } as const;
      const step = { ...turn, round: 1, position, voice, refine: null };
      return show(deps, recovery, await askVoice(deps, recovery, step, background));
    }
    case "branches": {
      const { branches, voice } = decision;
      const exploring = { recovery, branches, voice, position, background };
      const [best] = bestOfBranches(await exploreBranches(deps, exploring));
      return show(deps, recovery, best ?? null);
    }
    case "human":
      await callHuman(deps, recovery, {
        ...{ context, steps, message: "" },
        reason: "everything-tried",
      });
      return "pause";
    case null:
      await endRecovery(deps, recovery, "exhausted");
      return "pause";
    default:
      return assertNever(decision);
  }
}

/** The best stored guidance that was not shown before and is not what the learner's instructor has just answered. */
async function guidanceWaiting(
  deps: Pick<Deps, "guidance" | "escalations" | "guard" | "classes" | "runner">,
  recovery: Recovery,
  context: VoiceContext,
  steps: readonly RecoveryStep[],
): Promise<RankedGuidance | undefined> {
  const tried = triedSteps(steps);
  const shown = tried.filter(({ stage }) => stage === "guidance").map(({ strategy }) => strategy);
  const said = shownTexts(steps);
  const answered = (await deps.escalations.ofRecovery(recovery.id))?.answer?.guidanceId;
  return findGuidance(
    deps,
    context,
    ({ id, words }) => [...shown, answered].includes(id) || said.includes(words),
  );
}

/** Shows the step and waits for the learner. A step without text cannot be shown. */
async function show(
  deps: Pick<Deps, "clock" | "attempts" | "recoveries" | "signals">,
  recovery: Recovery,
  step: RecoveryStep | null,
): Promise<TurnResult> {
  if (!step || step.text === null) return "try-next";
  // Read before the step is shown, so that everything the learner does from then on counts as after it.
  const attempt = await deps.attempts.find(recovery.attemptId);
  await deps.recoveries.saveStep({ ...step, shown: true, outcome: "pending" });
  const { length: iterations } = await deps.recoveries.steps(recovery.id);
  await saveUnlessChanged(deps, recovery, {
    status: "waiting",
    stage: step.stage,
    shownVersion: attempt?.version ?? recovery.shownVersion,
    iterations,
  });
  return "pause";
}
