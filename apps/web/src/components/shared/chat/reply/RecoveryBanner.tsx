"use client";

import type { Exchange } from "@foothold/core/chat";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { needsChoice, recoveredText } from "./recovered-text.ts";

type Props = {
  exchange: Exchange;
  /** null where it cannot be asked again. */
  onRetry: (() => void) | null;
  onAccept: (() => void) | null;
  busy: boolean;
};

/** Above a reply that came with errors: what there is of it, and what to do. */
export function RecoveryBanner({ exchange, onRetry, onAccept, busy }: Props) {
  if (exchange.status === "failed") {
    return (
      <Notice tone="danger" title="No answer came">
        <p>Your question is saved. Ask it again, or change it below.</p>
        {onRetry && (
          <Button className="mt-2" size="small" busy={busy} onClick={onRetry}>
            Retry
          </Button>
        )}
      </Notice>
    );
  }
  if (!needsChoice(exchange)) return null;
  return (
    <Notice
      tone="caution"
      title={
        exchange.recovery?.truncated
          ? "The answer was cut off. What had come is below."
          : "The answer had errors. What could be read is below."
      }
    >
      <p>{`Recovered: ${recoveredText(exchange.reply)}. It may be incomplete.`}</p>
      {onRetry && onAccept && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" busy={busy} onClick={onRetry}>
            Retry
          </Button>
          <Button size="small" variant="secondary" busy={busy} onClick={onAccept}>
            Continue
          </Button>
        </div>
      )}
    </Notice>
  );
}
