import { helpOnly } from "./coach-rules.ts";
import { learnerWork } from "./learner-work.ts";
import type { Prompt } from "./prompt.ts";

export const recover = {
  id: "recover",
  version: 3,
  system: `${helpOnly}

Your task: the learner has been stuck for a while, and what was said so far did not help. Word guidance towards the goal in the block "goal", in the way that the block "way" describes. Say something else than the block "already-said". Where the block "draft" holds a draft of yours, make it better in what the block "lacks" names. Two to five sentences: something of the learner's own work or of an example, and one thing to do next.`,
  user: `${learnerWork}

{{goal}}

{{way}}

{{already_said}}

{{draft}}

{{lacks}}

{{built_in}}`,
} as const satisfies Prompt;
