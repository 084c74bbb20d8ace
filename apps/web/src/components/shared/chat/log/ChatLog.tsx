import type { StuckAction } from "@foothold/core/attempt";
import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { StreamingReply } from "#components/shared/coach/StreamingReply.tsx";
import { Button } from "#components/ui/Button.tsx";
import type { ChatFiles } from "../reply/changes/chat-files.ts";
import { isUnfinished } from "../state/chat-state.ts";
import type { Conversation } from "../state/use-conversation.ts";
import { ExchangeItem, SentItem } from "./ExchangeItem.tsx";
import { logItems, type Remark } from "./log-items.ts";
import { newlyDone } from "./newly-done.ts";
import { RemarkItem } from "./RemarkItem.tsx";

/** Help that the learner has asked for without words. */
export type AskedHelp = {
  /** What has come of the answer; null while none is on its way. */
  said: string | null;
  onRetry?: ((action: StuckAction) => void) | undefined;
};

type Props = {
  chat: Conversation;
  exchanges: readonly Exchange[];
  remarks: readonly Remark[];
  help: AskedHelp | undefined;
  language: Language;
  /** Whether messages can be sent. */
  open: boolean;
  onFill: (text: string) => void;
  /** The attempt on whose files commands work; null outside an attempt. */
  attemptId: string | null;
  files: ChatFiles | undefined;
};

/** What was said, oldest first. While an answer comes the log is busy, so that it is read out once it is whole. */
export function ChatLog({
  chat,
  exchanges,
  remarks,
  help,
  language,
  open,
  onFill,
  attemptId,
  files,
}: Props) {
  const { sending, busy, conversation } = chat;
  const isStreaming = sending !== null || exchanges.some(isUnfinished);
  const lastId = exchanges.at(-1)?.id;
  const lastRemarkId = remarks.at(-1)?.id;
  const items = logItems({ exchanges, remarks, conversation, hasEarlier: chat.earlier !== null });
  return (
    <div role="log" aria-label="Conversation with the coach" aria-busy={isStreaming}>
      {chat.earlier && (
        <Button size="small" variant="quiet" busy={busy} onClick={() => void chat.loadEarlier()}>
          Show earlier messages
        </Button>
      )}
      <ol aria-label="Questions and answers" className="flex flex-col gap-5">
        {items.map((item) =>
          item.type === "remark" ? (
            <RemarkItem
              key={`remark ${item.remark.id}`}
              remark={item.remark}
              onRetry={item.remark.id === lastRemarkId ? help?.onRetry : undefined}
            />
          ) : (
            <ExchangeItem
              key={item.exchange.id}
              {...{ exchange: item.exchange, sending, language, busy, onFill }}
              done={newlyDone(exchanges, item.exchange)}
              isLast={open && item.exchange.id === lastId}
              onRetry={() => void chat.retry(item.exchange.id, item.exchange.message)}
              changes={
                open
                  ? {
                      run: (what, places) => chat.change(item.exchange, what, places),
                      files,
                    }
                  : undefined
              }
              commands={
                open && attemptId
                  ? {
                      attemptId,
                      isRunning: chat.batch?.status === "running" && chat.drivenId !== null,
                      run: (places) => chat.runCommands(item.exchange, places),
                    }
                  : undefined
              }
              pictures={chat.pictures(item.exchange, open)}
              onAccept={() => void chat.accept(item.exchange.id)}
            />
          ),
        )}
        {sending?.exchangeId === null && <SentItem sending={sending} />}
      </ol>
      {typeof help?.said === "string" && (
        <div className="mt-5">
          <StreamingReply text={help.said} />
        </div>
      )}
    </div>
  );
}
