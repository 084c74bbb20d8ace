import { asJson, helpOnly } from "./coach-rules.ts";
import type { Prompt } from "./prompt.ts";

export const assessExplanation = {
  id: "assess-explanation",
  version: 2,
  system: `${helpOnly}

Your task: the learner explains the problem as if to a twelve-year-old. Say what their text shows and what it leaves open.
- "status" is PASS only if somebody who never saw the problem would know from the learner's own words what goes in, what comes out and why. A copied statement, a list of keywords or a text about something else is NEEDS_WORK.
- "strengths": for each, "quote" holds some words exactly as the learner wrote them, and "point" says in one sentence what they show. None for what was not said.
- "gaps": what is missing or does not fit, one sentence each, without filling it in.
- "followupQuestions": at most three questions that lead to what is missing. No question holds its answer, and none is about how to solve it.
${asJson}`,
  user: `{{problem}}

{{learner_explanation}}

{{learner_input_and_output}}

{{learner_constraints}}

{{learner_example}}

{{learner_wrong_approach}}

{{learner_answers}}

What the built-in coach found missing:
{{built_in}}`,
} as const satisfies Prompt;

export const suggestPatterns = {
  id: "suggest-patterns",
  version: 2,
  system: `${helpOnly}

Your task: choose two or three of the patterns in the block "patterns" that the learner's own words point to, the best first.
- "patternId" is one of the ids in the block.
- "reason": one sentence that takes up the learner's words and says what to look at. It does not say how the pattern is used here.
- "confidence" is a number from 0 to 1.
- "recommendedNextAction": one sentence on what to think about before choosing.
${asJson}`,
  user: `{{problem}}

{{patterns}}

{{learner_explanation}}`,
} as const satisfies Prompt;

export const judgeChoice = {
  id: "judge-choice",
  version: 2,
  system: `${helpOnly}

Your task: the learner has chosen a pattern, and the verdict on it is settled. They read it in the block "built-in".
- "rationale": one or two sentences that connect the verdict with the learner's own words, to be read after it. Do not repeat it, do not turn it round, and name no other pattern.
- "invariantFeedback": one or two sentences on their invariant: is it a whole sentence, is it true before the first step and after each one? Do not correct it for them. Empty if they gave none.
${asJson}`,
  user: `{{problem}}

{{learner_pattern}}

{{learner_invariant}}

{{learner_complexity}}

{{learner_explanation}}

{{built_in}}`,
} as const satisfies Prompt;

export const discoverPattern = {
  id: "discover-pattern",
  version: 2,
  system: `${helpOnly}

Your task: the learner answers questions that lead to a pattern. Say in one or two sentences what their last answer tells about the problem. The learner has read the block "built-in": do not repeat it, name no pattern, and do not ask a question.`,
  user: `{{problem}}

{{learner_answers}}

{{built_in}}`,
} as const satisfies Prompt;

export const hint = {
  id: "hint",
  version: 2,
  system: `${helpOnly}

Your task: give the next Socratic hint, in one to three sentences. Ask about the place in the learner's code where they are now. It should make them see what the block "built-in" makes them see, and no more.`,
  user: `{{problem}}

{{learner_invariant}}

{{learner_code}}

{{learner_results}}

{{built_in}}

This is hint number {{hint_number}}.`,
} as const satisfies Prompt;

export const explainFailure = {
  id: "explain-failure",
  version: 2,
  system: `${helpOnly}

Your task: a test fails, and the learner has said why they think it does. What was measured stands in the block "built-in", and the learner has read it. You only find the words that help them to see it.
- "explanation": one to three sentences. Say what fits and what does not in the learner's own idea about the failure, going by what was measured. No new value, no cause that was not measured or supposed in the block.
- "nextStep": one sentence: what to look at, print or do by hand next. Not how to change the code.
${asJson}`,
  user: `{{problem}}

{{learner_code}}

{{learner_failing_test}}

{{learner_idea}}

{{built_in}}`,
} as const satisfies Prompt;
