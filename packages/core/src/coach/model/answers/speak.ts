import type {
  Coach,
  CoachContext,
  Discovery,
  Hint,
  QuestionReply,
  StuckReply,
} from "../../../ports/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import type { PromptValues } from "../../../prompts/render-prompt.ts";
import { workBrief } from "../../../prompts/work-brief.ts";
import { type Begun, beginAsking, marks } from "../asking/asking.ts";
import { say } from "../asking/say.ts";

type Context<Method extends keyof Coach> = Parameters<Coach[Method]>[0];

export const EXPLAIN_IT_BACK = "Now close this and explain it back in your own words.";

function blocks({ problem, attempt }: CoachContext, builtIn: string): PromptValues {
  return {
    ...workBrief(attempt),
    problem: problemBrief(problem, attempt.language),
    built_in: builtIn,
  };
}

export async function hint(deps: Begun, { onText, ...context }: Context<"hint">): Promise<Hint> {
  const authored = await deps.authored.hint(context);
  const asking = beginAsking(deps, "hint", context, {
    ...blocks(context, authored.hint),
    learner_invariant: context.attempt.planPayload?.invariant?.text ?? "",
    hint_number: context.hintNumber,
  });
  const { text, reason, seen } = await say(asking, authored.hint, onText);
  return { hint: text, ...(!seen && { unseen: true }), ...marks(reason) };
}

export async function stuckAction(
  deps: Begun,
  { onText, ...context }: Context<"stuckAction">,
): Promise<StuckReply> {
  const { response } = await deps.authored.stuckAction(context);
  const asking = beginAsking(deps, context.action, context, blocks(context, response));
  const { text, reason } = await say(asking, response, onText);
  if (context.action !== "rescue" || text.endsWith(EXPLAIN_IT_BACK)) {
    return { response: text, ...marks(reason) };
  }
  const closing = `\n\n${EXPLAIN_IT_BACK}`;
  onText?.(closing);
  return { response: text + closing, ...marks(reason) };
}

export async function answerQuestion(
  deps: Begun,
  { onText, ...context }: Context<"answerQuestion">,
): Promise<QuestionReply> {
  const { response } = await deps.authored.answerQuestion(context);
  const asking = beginAsking(deps, "answer-question", context, {
    ...blocks(context, response),
    learner_question: context.question,
  });
  const { text, reason } = await say(asking, response, onText);
  return { response: text, ...marks(reason) };
}

/** Questions, choices and candidates are the catalogue's; a model adds a word on the last answer. */
export async function discoverPattern(
  deps: Begun,
  context: Context<"discoverPattern">,
): Promise<Discovery> {
  const authored = await deps.authored.discoverPattern(context);
  if (context.answers.length === 0) return authored;
  const asking = beginAsking(deps, "discover-pattern", context, {
    ...blocks(context, authored.reply),
    learner_answers: context.answers.map(({ answer }) => answer).join("\n"),
  });
  const { text, reason } = await say(asking, "");
  return { ...authored, reply: [authored.reply, text].filter(Boolean).join(" "), ...marks(reason) };
}
