"use client";

import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Spinner } from "#components/ui/Spinner.tsx";
import { QuestionBubble } from "./QuestionBubble.tsx";
import { RecoveryBanner } from "./reply/RecoveryBanner.tsx";
import { ReplyView } from "./reply/ReplyView.tsx";
import { ReportAnswer } from "./reply/ReportAnswer.tsx";
import { StatusLine } from "./reply/StatusLine.tsx";
import { progressText } from "./reply/status-words.ts";
import { isUnfinished, type Sending } from "./state/chat-state.ts";

type Props = {
  exchange: Exchange;
  sending: Sending | null;
  language: Language;
  busy: boolean;
  /** The last one can be asked again and has buttons for what is next. */
  isLast: boolean;
  onRetry: () => void;
  onAccept: () => void;
  onFill: (text: string) => void;
};

/** One question and its answer, also while the answer still streams in. */
export function ExchangeItem({ exchange, sending, language, busy, isLast, ...on }: Props) {
  const unfinished = isUnfinished(exchange);
  const isSent = sending?.exchangeId === exchange.id;
  const onRetry = isLast && !busy ? on.onRetry : undefined;
  return (
    <li className="flex flex-col gap-2 text-small" data-exchange={exchange.id}>
      <QuestionBubble text={exchange.message} isAutomatic={exchange.isAutomatic} />
      <div className="flex flex-col gap-2 border-l-3 border-coach-solid pl-3 wrap-anywhere">
        <span className="sr-only">The coach: </span>
        <RecoveryBanner
          exchange={exchange}
          busy={busy}
          onRetry={isLast ? on.onRetry : null}
          onAccept={isLast ? on.onAccept : null}
        />
        <FallbackNotice marks={exchange} onRetry={onRetry} />
        <ReplyView
          exchange={exchange}
          language={language}
          onFill={isLast && !unfinished ? on.onFill : undefined}
        />
        {unfinished && <Working text={isSent ? progressText(sending.progress) : "Answering…"} />}
        {!unfinished && exchange.status !== "failed" && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <StatusLine exchange={exchange} />
            <ReportAnswer exchange={exchange} />
          </div>
        )}
      </div>
    </li>
  );
}

/** A message that is not stored yet. */
export function SentItem({ sending }: { sending: Sending }) {
  return (
    <li className="flex flex-col gap-2 text-small">
      <QuestionBubble text={sending.message} />
      <div className="border-l-3 border-coach-solid pl-3">
        <Working text={progressText(sending.progress)} />
      </div>
    </li>
  );
}

function Working({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {text}
    </p>
  );
}
