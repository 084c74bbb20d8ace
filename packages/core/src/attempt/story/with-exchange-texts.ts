import { isEmptyReply, replyText } from "../../chat/reply/reply-text.ts";
import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { ToldExchange } from "../../ports/chat.ts";

/**
 * The events with the words of conversations in them: an event that points to an exchange becomes the question and its
 * answer, as they were stored before there were conversations. One whose exchange is not given is left out.
 */
export function withExchangeTexts(
  events: readonly AttemptEvent[],
  told: readonly ToldExchange[],
): AttemptEvent[] {
  const exchanges = new Map(told.map((exchange) => [exchange.id, exchange]));
  return events.flatMap((event): AttemptEvent[] => {
    if (event.type !== "exchange-begun") return [event];
    const exchange = exchanges.get(event.details.exchangeId);
    if (!exchange) return [];
    const { message, reply } = exchange;
    return isEmptyReply(reply)
      ? [{ ...event, type: "question-asked", details: { message } }]
      : [
          {
            ...event,
            type: "question-answered",
            details: { message, response: replyText(reply), ...marksOf(exchange) },
          },
        ];
  });
}
