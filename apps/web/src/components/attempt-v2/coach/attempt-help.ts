import type { AttemptView, StuckAction } from "@foothold/core/attempt";
import type { RecoveryView } from "@foothold/core/recovery";
import type { HelpAction } from "#components/shared/stuck/help-action.ts";
import { attemptStuckHelp } from "#components/shared/stuck/stuck-help.ts";

type Situation = {
  attempt: Pick<AttemptView, "v2Step" | "finishedAt" | "hintBudget" | "hintsUsedCount">;
  recovery: Pick<RecoveryView, "endedAt"> | null;
};

type Takes = {
  writeQuestion: () => boolean;
  askInstructor: () => boolean;
  ask: (action: StuckAction) => Promise<boolean>;
  takeHint: () => Promise<boolean>;
  recover: () => Promise<boolean>;
};

/** The help that there is at this place of an attempt, the cheapest first. */
export function attemptHelp({ attempt, recovery }: Situation, takes: Takes): HelpAction[] {
  if (attempt.finishedAt !== null) return [];
  const { nudge, checkpoint, rescue } = attemptStuckHelp(takes.ask);
  return [
    {
      id: "question",
      name: "Ask a question",
      gives: "The coach answers what you ask, without giving the solution away.",
      cost: "free",
      costs: "Costs nothing.",
      take: takes.writeQuestion,
    },
    nudge,
    checkpoint,
    ...(attempt.v2Step === "IMPLEMENT" ? [hint(attempt, takes.takeHint)] : []),
    ...(recovery?.endedAt === null ? [] : [otherWays(takes.recover)]),
    {
      id: "instructor",
      name: "My instructor",
      gives: "A person looks at your code and what you tried, and writes to you.",
      cost: "answers later",
      costs: "Costs their time, so you wait for the answer.",
      take: takes.askInstructor,
    },
    rescue,
  ];
}

function hint(
  { hintBudget, hintsUsedCount }: Situation["attempt"],
  take: HelpAction["take"],
): HelpAction {
  const left = Math.max(0, hintBudget - hintsUsedCount);
  return {
    id: "hint",
    name: "Hint",
    gives: "The next step to think about. Each hint says a little more than the one before.",
    cost: left === 0 ? "none left" : `${left} of ${hintBudget} left`,
    costs:
      left === 0
        ? "All hints are used. A nudge or a checkpoint still helps."
        : "Uses one hint. The problem counts as done with hints.",
    disabled: left === 0,
    take,
  };
}

function otherWays(take: HelpAction["take"]): HelpAction {
  return {
    id: "other-ways",
    name: "Try other ways",
    gives:
      "One after the other: what helped others, the same said differently, several ways at once, and in the end a human.",
    cost: "takes longer",
    costs: "Uses no hint. It goes on until you get further or stop it.",
    take,
  };
}
