import { type ChatTodo, chatFields, type ShownReply } from "../../entities/chat/chat-reply.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { ModelPrices } from "../../entities/coach/chat-settings.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../ports/coach/coach-replies.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import { withTodos } from "../reply/next-todos.ts";
import { costOf } from "../reply/reply-cost.ts";
import { isEmptyReply } from "../reply/reply-text.ts";
import { bugsOf } from "./answer-bugs.ts";

type Ending = {
  exchange: Exchange;
  verdict: ReplyVerdict | null;
  contextTokens?: number;
  bugs: ReturnType<typeof bugsOf>;
};

/** How an exchange ends with an answer. */
export function endingOf(
  exchange: Exchange,
  answer: ChatAnswer,
  todos: readonly ChatTodo[],
  prices: ModelPrices,
): Ending {
  const { answeredBy, spent, contextTokens, recovery, topic, verdict, pictureCost = 0 } = answer;
  const reply = withTodos(answer.reply, todos);
  const status = recovery === null ? "complete" : isEmptyReply(reply) ? "failed" : "recovered";
  const answered = { status, reply, answeredBy, topic, recovery } as const;
  const tokens = {
    inputTokens: sum(spent.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(spent.map(({ outputTokens }) => outputTokens)),
  };
  return {
    exchange: {
      ...exchange,
      ...answered,
      ...tokens,
      cost: costOf(spent, prices) + pictureCost,
      ...marksOf(answer),
    },
    verdict,
    contextTokens,
    bugs: bugsOf(answer),
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How an exchange ends when no coach answered: with what was shown so far, or else with `words`. */
export function failedEnding(exchange: Exchange, shown: ShownReply, words: string): Ending {
  const isCut = !isEmptyReply(shown);
  const missing = chatFields.filter((field) => shown[field] === undefined);
  return {
    exchange: {
      ...exchange,
      status: isCut ? "recovered" : "failed",
      reply: isCut ? shown : { summary: words },
      recovery: { missing, shortened: [], truncated: isCut },
      isFallback: true,
      fallbackReason: "unavailable",
    },
    verdict: null,
    bugs: isCut ? [{ type: "truncated", what: "The coach failed while its reply came." }] : [],
  };
}
