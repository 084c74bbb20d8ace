import type { StuckAction } from "@foothold/core/attempt";
import type { HelpAction } from "./help-action.ts";

type Words = Pick<HelpAction, "name" | "gives" | "cost" | "costs">;

const RECAP = "⚠️ You'll need to explain this back to complete the unit";

const gives: Record<StuckAction, Pick<Words, "name" | "gives">> = {
  nudge: { name: "Nudge", gives: "A sentence or two that points you in the right direction." },
  checkpoint: {
    name: "Checkpoint",
    gives: "Looks at what you have and says whether you are on the right track.",
  },
  rescue: { name: "Rescue", gives: "The whole idea, explained." },
};

type Costs = Record<StuckAction, Pick<Words, "cost" | "costs">>;

const inAttempt: Costs = {
  nudge: { cost: "no hint used", costs: "Uses no hint. The problem counts as done with hints." },
  checkpoint: {
    cost: "no hint used",
    costs: "Uses no hint. The problem counts as done with hints.",
  },
  rescue: {
    cost: "explain it back",
    costs: `${RECAP}. The problem counts as done with a rescue.`,
  },
};

const inUnit: Costs = {
  nudge: { cost: "free", costs: "Costs nothing." },
  checkpoint: { cost: "free", costs: "Costs nothing." },
  rescue: { cost: "explain it back", costs: RECAP },
};

type Ask = (action: StuckAction) => Promise<boolean>;

const helpFrom =
  (costs: Costs) =>
  (ask: Ask): Record<StuckAction, HelpAction> => {
    const help = (action: StuckAction): HelpAction => ({
      id: action,
      ...gives[action],
      ...costs[action],
      take: () => ask(action),
    });
    return { nudge: help("nudge"), checkpoint: help("checkpoint"), rescue: help("rescue") };
  };

/** The stuck actions in an attempt, where Home shows the help that was taken. */
export const attemptStuckHelp = helpFrom(inAttempt);

/** The stuck actions of a lesson or a card. */
export const unitStuckHelp = helpFrom(inUnit);
