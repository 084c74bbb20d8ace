import { asJson, explainTheWay, helpOnly } from "./coach-rules.ts";
import { learnerWork } from "./learner-work.ts";
import type { Prompt } from "./prompt.ts";

const user = `${learnerWork}

{{built_in}}`;

export const nudge = {
  id: "nudge",
  version: 3,
  system: `${helpOnly}

Your task: provide a subtle nudge (1-2 sentences) that guides thinking without revealing the solution.`,
  user,
} as const satisfies Prompt;

export const checkpoint = {
  id: "checkpoint",
  version: 3,
  system: `${helpOnly}

Your task: evaluate if their current approach is on the right track. Provide brief feedback (2-3 sentences).`,
  user,
} as const satisfies Prompt;

export const rescue = {
  id: "rescue",
  version: 3,
  system: `${explainTheWay}

Your task: provide a clear explanation of the solution. The user will need to explain it back, so make it educational and structured: what the problem comes down to, the idea that solves it, why it is right, and what it costs. Short paragraphs, no program.`,
  user,
} as const satisfies Prompt;

export const assessRecap = {
  id: "assess-recap",
  version: 2,
  system: `${helpOnly}

Your task: after an explanation of the solution, the learner explains it back.
- "accepted": whether they say in words of their own what is done and why that gives the answer.
- "feedback": one or two sentences. What is right in it, or one question about what is missing. Add nothing to the way that they did not say.
${asJson}`,
  user: `{{problem}}

{{learner_recap}}

{{built_in}}`,
} as const satisfies Prompt;
