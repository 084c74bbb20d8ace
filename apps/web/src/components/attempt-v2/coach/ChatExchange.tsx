import type { CoachRemark } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";

type Props = {
  exchange: Pick<CoachRemark, "question" | "text" | "isFallback" | "fallbackReason">;
  waiting: boolean;
  onRetry?: (() => void) | undefined;
};

export function ChatExchange({ exchange, waiting, onRetry }: Props) {
  const { question, text } = exchange;
  return (
    <li className="flex flex-col gap-1 text-small">
      <p className="rounded-middle border border-line px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">You asked: </span>
        {question}
      </p>
      <div className="border-l-3 border-coach-solid pl-3 wrap-anywhere">
        <span className="sr-only">The coach: </span>
        <FallbackNotice marks={exchange} onRetry={onRetry} />
        {text === "" ? (
          <p className="text-ink-soft">{pending(waiting)}</p>
        ) : (
          <RichText text={text} />
        )}
      </div>
    </li>
  );
}

function pending(waiting: boolean): string {
  return waiting ? "The coach is thinking…" : "The answer was not saved. Ask again.";
}
