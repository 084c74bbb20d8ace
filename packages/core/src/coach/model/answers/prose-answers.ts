import type {
  Coach,
  CoachContext,
  Discovery,
  Hint,
  StuckReply,
} from "../../../ports/coach/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import type { PromptValues } from "../../../prompts/render-prompt.ts";
import { workBrief } from "../../../prompts/work-brief.ts";
import { answerInProse } from "../call/answer-in-prose.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";

type Context<Method extends keyof Coach> = Parameters<Coach[Method]>[0];

export const EXPLAIN_IT_BACK = "Now explain it back in your own words.";

function promptBlocks(context: CoachContext, builtIn: string): PromptValues {
  return {
    ...workBrief(context),
    problem: problemBrief(context.problem, context.attempt.language),
    built_in: builtIn,
  };
}

export async function giveHint(
  deps: StartedModelCoachOptions,
  { onText, ...context }: Context<"hint">,
): Promise<Hint> {
  const authored = await deps.authored.hint(context);
  const modelCall = prepareModelCall(deps, "hint", context, {
    ...promptBlocks(context, authored.hint),
    learner_invariant: context.attempt.planPayload?.invariant?.text ?? "",
    hint_number: context.hintNumber,
  });
  const { text, reason, seen } = await answerInProse(modelCall, authored.hint, onText);
  return { hint: text, ...(!seen && { unseen: true }), ...fallbackMarks(reason) };
}

export async function answerStuckAction(
  deps: StartedModelCoachOptions,
  { onText, ...context }: Context<"stuckAction">,
): Promise<StuckReply> {
  const { response } = await deps.authored.stuckAction(context);
  const modelCall = prepareModelCall(
    deps,
    context.action,
    context,
    promptBlocks(context, response),
  );
  const { text, reason } = await answerInProse(modelCall, response, onText);
  if (context.action !== "rescue" || text.endsWith(EXPLAIN_IT_BACK)) {
    return { response: text, ...fallbackMarks(reason) };
  }
  const closing = `\n\n${EXPLAIN_IT_BACK}`;
  onText?.(closing);
  return { response: text + closing, ...fallbackMarks(reason) };
}

/** Questions, choices and candidates come from the catalogue; the model adds a remark on the last answer. */
export async function discoverPattern(
  deps: StartedModelCoachOptions,
  context: Context<"discoverPattern">,
): Promise<Discovery> {
  const authored = await deps.authored.discoverPattern(context);
  if (context.answers.length === 0) return authored;
  const modelCall = prepareModelCall(deps, "discover-pattern", context, {
    ...promptBlocks(context, authored.reply),
    learner_answers: context.answers.map(({ answer }) => answer).join("\n"),
  });
  const { text, reason } = await answerInProse(modelCall, "");
  return {
    ...authored,
    reply: [authored.reply, text].filter(Boolean).join(" "),
    ...fallbackMarks(reason),
  };
}
