"use client";

import type { CoachRemark, StuckAction } from "@foothold/core/attempt";
import { useNewestInView } from "../../ui/hooks/use-newest-in-view.ts";
import { RichText } from "../../ui/markdown/RichText.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { FallbackNotice } from "./FallbackNotice.tsx";

type Kind = Exclude<CoachRemark["kind"], "question">;

const kinds: Record<Kind, string> = {
  hint: "Hint",
  nudge: "Nudge",
  checkpoint: "Checkpoint",
  rescue: "Rescue",
  verdict: "About your plan",
  failure: "About a failed test",
  recap: "About your recap",
};

type Said = Omit<CoachRemark, "place">;

const stuckActions: readonly StuckAction[] = ["nudge", "checkpoint", "rescue"];

type Props = {
  exchanges: readonly Said[];
  /** Asks the chosen coach again after the built-in one answered. */
  onRetry?: ((action: StuckAction) => void) | undefined;
};

/** What the coach has said, the newest last. Questions are in the conversation. */
export function CoachRemarks({ exchanges, onRetry }: Props) {
  const remarks = exchanges.filter(isShownHere);
  const newestId = remarks.at(-1)?.id;
  const newest = useNewestInView<HTMLLIElement>(newestId);

  function retryOf({ id, kind }: Said) {
    const action = stuckActions.find((known) => known === kind);
    return onRetry && action && id === newestId ? () => onRetry(action) : undefined;
  }

  return (
    <section aria-label="What the coach has said" aria-live="polite">
      <ol className="flex flex-col gap-4">
        {remarks.map((exchange) => (
          <li
            key={exchange.id}
            ref={exchange.id === newestId ? newest : null}
            className="border-l-3 border-coach-solid pl-3"
          >
            <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
              <span className="font-semibold text-coach">{kinds[exchange.kind]}</span>
              <TimeAgo at={exchange.at} />
            </p>
            <FallbackNotice marks={exchange} onRetry={retryOf(exchange)} />
            <div className="mt-1 text-small wrap-anywhere">
              <RichText text={exchange.text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function isShownHere(exchange: Said): exchange is Said & { kind: Kind } {
  return exchange.kind in kinds;
}
