"use client";

import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import dynamic from "next/dynamic";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { Spinner } from "#components/ui/Spinner.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import type { CommandActions } from "../commands/command-actions.ts";
import type { ChangeActions } from "../reply/changes/ProposedChange.tsx";
import type { PictureActions } from "../reply/gallery/picture-actions.ts";
import { ReplyView } from "../reply/ReplyView.tsx";
import { StatusBar } from "../reply/StatusBar.tsx";
import { progressText } from "../reply/status-words.ts";
import { isUnfinished, type Sending } from "../state/chat-state.ts";
import { QuestionBubble } from "./QuestionBubble.tsx";

const RecoveryBanner = dynamic(
  () =>
    untilLoaded(() => import("../reply/RecoveryBanner.tsx")).then((file) => file.RecoveryBanner),
  { loading: NothingYet },
);
const RunCommands = dynamic(
  () => untilLoaded(() => import("../commands/RunCommands.tsx")).then((file) => file.RunCommands),
  { loading: NothingYet },
);
const ReportAnswer = dynamic(
  () => untilLoaded(() => import("../reply/ReportAnswer.tsx")).then((file) => file.ReportAnswer),
  { loading: NothingYet },
);

type Props = {
  exchange: Exchange;
  sending: Sending | null;
  language: Language;
  busy: boolean;
  /** The todos that this answer has ticked off. */
  done: readonly string[];
  /** The last one can be asked again and has buttons for what is next. */
  isLast: boolean;
  onRetry: () => void;
  onAccept: () => void;
  onFill: (text: string) => void;
  changes: ChangeActions | undefined;
  commands: CommandActions | undefined;
  pictures: PictureActions;
};

/** One question and its answer, also while the answer still streams in. */
export function ExchangeItem({ exchange, sending, language, busy, done, isLast, ...on }: Props) {
  const unfinished = isUnfinished(exchange);
  const hasBegun = exchange.reply.summary !== undefined;
  const isSent = sending?.exchangeId === exchange.id;
  const onRetry = isLast && !busy ? on.onRetry : undefined;
  return (
    <li className="flex flex-col gap-2 text-small" data-exchange={exchange.id}>
      <QuestionBubble text={exchange.message} isAutomatic={exchange.isAutomatic} />
      <div className="flex flex-col gap-2 border-l-3 border-coach-solid pl-3 wrap-anywhere">
        <span className="sr-only">The coach: </span>
        {(exchange.status === "failed" || exchange.status === "recovered") && (
          <RecoveryBanner
            exchange={exchange}
            busy={busy}
            onRetry={isLast ? on.onRetry : null}
            onAccept={isLast ? on.onAccept : null}
          />
        )}
        <FallbackNotice marks={exchange} onRetry={onRetry} />
        <ReplyView
          exchange={exchange}
          language={language}
          done={unfinished ? [] : done}
          changes={unfinished ? undefined : on.changes}
          commands={unfinished ? undefined : on.commands}
          pictures={unfinished ? { ...on.pictures, mayDraw: false } : on.pictures}
          onFill={isLast && !unfinished ? on.onFill : undefined}
        />
        {unfinished && (
          <Working text={isSent && !hasBegun ? progressText(sending.progress) : "Answering…"} />
        )}
        {!unfinished && exchange.status !== "failed" && (
          <StatusBar exchange={exchange}>
            {on.commands && (exchange.reply.commands?.length ?? 0) > 1 && (
              <RunCommands exchange={exchange} actions={on.commands} />
            )}
            <ReportAnswer exchange={exchange} />
          </StatusBar>
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
