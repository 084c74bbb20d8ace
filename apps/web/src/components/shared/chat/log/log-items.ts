import type { CoachRemark } from "@foothold/core/attempt";
import type { ConversationView, Exchange } from "@foothold/core/chat";

/** What the coach said beside the conversation: a hint, a nudge, a word about the plan. */
export type Remark = Omit<CoachRemark, "place">;

export type LogItem =
  | { type: "exchange"; at: string; exchange: Exchange }
  | { type: "remark"; at: string; remark: Remark };

type Shown = {
  exchanges: readonly Exchange[];
  remarks: readonly Remark[];
  conversation: Pick<ConversationView, "parentId" | "isClosed" | "createdAt" | "updatedAt"> | null;
  /** Whether exchanges before these are not loaded. */
  hasEarlier: boolean;
};

/** Everything that was said, oldest first: what the coach said in between belongs to the conversation of that time. */
export function logItems({ exchanges, remarks, conversation, hasEarlier }: Shown): LogItem[] {
  const from = hasEarlier
    ? exchanges[0]?.askedAt
    : conversation?.parentId
      ? conversation.createdAt
      : undefined;
  const until = conversation?.isClosed ? conversation.updatedAt : undefined;
  const own = remarks.filter(
    ({ at }) => (from === undefined || at >= from) && (until === undefined || at <= until),
  );
  return [
    ...exchanges.map((exchange): LogItem => ({ type: "exchange", at: exchange.askedAt, exchange })),
    ...own.map((remark): LogItem => ({ type: "remark", at: remark.at, remark })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
