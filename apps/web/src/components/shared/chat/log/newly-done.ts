import type { Exchange } from "@foothold/core/chat";

/** The todos that an answer has ticked off. */
export function newlyDone(exchanges: readonly Exchange[], exchange: Exchange): string[] {
  const at = exchanges.indexOf(exchange);
  const before = exchanges.slice(0, Math.max(0, at)).findLast(hasTodos)?.reply.todos ?? [];
  const done = new Set(before.filter(({ completed }) => completed).map(({ text }) => text));
  return (exchange.reply.todos ?? [])
    .filter(({ text, completed }) => completed && !done.has(text))
    .map(({ text }) => text);
}

const hasTodos = ({ reply }: Exchange) => (reply.todos?.length ?? 0) > 0;
