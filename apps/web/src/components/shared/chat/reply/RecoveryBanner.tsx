"use client";

import type { Exchange } from "@foothold/core/chat";
import { Check, RotateCw } from "lucide-react";
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

/** A notice above a damaged reply: which parts were saved, and what to do. */
export function RecoveryBanner({ exchange, onRetry, onAccept, busy }: Props) {
  if (exchange.status === "failed") {
    return (
      <Notice tone="danger" title="No answer came">
        <p>Your question is saved. Ask it again, or change it below.</p>
        {onRetry && (
          <Button className="mt-2" size="small" busy={busy} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
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
          ? "The answer was cut off. Recovery succeeded."
          : "The answer had errors. Recovery succeeded."
      }
    >
      <p>{`Recovered: ${recoveredText(exchange.reply, exchange.recovery?.shortened)}.`}</p>
      <p>The content below may be incomplete.</p>
      {onRetry && onAccept && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" busy={busy} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            Retry
          </Button>
          <Button size="small" variant="secondary" busy={busy} onClick={onAccept}>
            <Check aria-hidden="true" className="size-4" />
            Continue
          </Button>
        </div>
      )}
    </Notice>
  );
}
