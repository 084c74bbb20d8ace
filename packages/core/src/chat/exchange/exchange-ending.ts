import { type ChatTodo, chatFields, type ShownReply } from "../../entities/chat/chat-reply.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../ports/coach/coach-replies.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import { withTodos } from "../reply/next-todos.ts";
import { replyCost } from "../reply/reply-cost.ts";
import { isEmptyReply } from "../reply/reply-text.ts";
import { bugsOf } from "./answer-bugs.ts";

type Ending = {
  exchange: Exchange;
  verdict: ReplyVerdict | null;
  bugs: ReturnType<typeof bugsOf>;
};

/** How an exchange ends with an answer. */
export function endingOf(
  exchange: Exchange,
  answer: ChatAnswer,
  todos: readonly ChatTodo[],
): Ending {
  const { answeredBy, usage, recovery, topic, verdict } = answer;
  const reply = withTodos(answer.reply, todos);
  const status = recovery === null ? "complete" : isEmptyReply(reply) ? "failed" : "recovered";
  const answered = { status, reply, answeredBy, topic, recovery } as const;
  const cost = replyCost(answeredBy, usage);
  return {
    exchange: { ...exchange, ...answered, ...usage, cost, ...marksOf(answer) },
    verdict,
    bugs: bugsOf(answer),
  };
}

/** How it ends when no coach answered: with what was shown before, or else with `words` that say so. */
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
