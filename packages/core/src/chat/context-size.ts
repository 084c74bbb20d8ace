import type { Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import { replyText } from "./reply/reply-text.ts";

/** The built-in coach has no context limit; this one makes handoffs happen without a model too. */
export const BUILT_IN_CONTEXT_TOKENS = 16_384;

/** An estimate for the rules, the problem and the learner's work, which are part of every request. */
export const BASE_TOKENS = 3_000;

const CHARACTERS_PER_TOKEN = 4;

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

type Said = Pick<Exchange, "message" | "reply">;

export function exchangeTokens({ message, reply }: Said): number {
  return estimateTokens(message) + estimateTokens(replyText(reply));
}

/** The tokens of the next request if it contains every exchange of `unfolded`. */
export function contextUsedBy(
  { summary }: Pick<Conversation, "summary">,
  unfolded: readonly Said[],
): number {
  const said = unfolded.reduce((sum, exchange) => sum + exchangeTokens(exchange), 0);
  return BASE_TOKENS + estimateTokens(summary) + said;
}

/** As many of the last exchanges as fit into what the base, the summary and the reply leave; oldest first. */
export function fittingExchanges<Each extends Said>(
  { summary, contextLimit }: Pick<Conversation, "summary" | "contextLimit">,
  unfolded: readonly Each[],
): Each[] {
  const replyShare = Math.floor(contextLimit / 4);
  let left = contextLimit - replyShare - BASE_TOKENS - estimateTokens(summary);
  const fitting: Each[] = [];
  for (const exchange of unfolded.toReversed()) {
    left -= exchangeTokens(exchange);
    if (left < 0) break;
    fitting.unshift(exchange);
  }
  return fitting;
}

export const LEAST_OUTPUT_TOKENS = 500;

/** The most tokens of a reply: the setting, unless the context leaves less. */
export function clampOutputTokens(wanted: number, contextLimit: number, used: number): number {
  return Math.max(LEAST_OUTPUT_TOKENS, Math.min(wanted, contextLimit - used));
}
