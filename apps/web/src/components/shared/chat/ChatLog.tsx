import type { CoachRemark } from "@foothold/core/attempt";
import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { Button } from "#components/ui/Button.tsx";
import { ExchangeItem, SentItem } from "./ExchangeItem.tsx";
import { OldQuestion } from "./OldQuestion.tsx";
import { isUnfinished } from "./state/chat-state.ts";
import type { Conversation } from "./state/use-conversation.ts";

type Props = {
  chat: Conversation;
  exchanges: readonly Exchange[];
  oldQuestions: readonly CoachRemark[];
  language: Language;
  /** Whether messages can be sent. */
  open: boolean;
  onFill: (text: string) => void;
};

/** What was said, oldest first. While an answer comes the log is busy, so that it is read out once it is whole. */
export function ChatLog({ chat, exchanges, oldQuestions, language, open, onFill }: Props) {
  const { sending, busy } = chat;
  const isStreaming = sending !== null || exchanges.some(isUnfinished);
  const lastId = exchanges.at(-1)?.id;
  return (
    <div role="log" aria-label="Conversation with the coach" aria-busy={isStreaming}>
      {chat.earlier && (
        <Button size="small" variant="quiet" busy={busy} onClick={() => void chat.loadEarlier()}>
          Show earlier messages
        </Button>
      )}
      <ol aria-label="Questions and answers" className="flex flex-col gap-5">
        {oldQuestions.map((remark) => (
          <OldQuestion key={remark.id} remark={remark} />
        ))}
        {exchanges.map((exchange) => (
          <ExchangeItem
            key={exchange.id}
            {...{ exchange, sending, language, busy, onFill }}
            isLast={open && exchange.id === lastId}
            onRetry={() => void chat.retry(exchange.id, exchange.message)}
            onAccept={() => void chat.accept(exchange.id)}
          />
        ))}
        {sending?.exchangeId === null && <SentItem sending={sending} />}
      </ol>
    </div>
  );
}
