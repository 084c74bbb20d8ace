"use client";

import type { DueCard, Rating } from "@foothold/core/learning";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { intervalText } from "./interval-text.ts";
import { ratingWords } from "./rating-words.ts";

type Props = { card: DueCard; busy: boolean; onRate: (rating: Rating) => void };

export function RatingButtons({ card, busy, onRate }: Props) {
  const [shownAtMs] = useState(() => Date.now());
  if (card.recapRequired) {
    return (
      <Notice tone="caution" title="First explain the rescue back">
        <p>
          The coach explained the whole idea. Explain it in your own words in the coach panel, then
          rate.
        </p>
      </Notice>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
    <div role="group" aria-label="How well did you know it?">
      <p aria-hidden="true" className="mb-2 text-small font-semibold">
        How well did you know it?
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ratingWords.map(({ rating, name, means }, index) => (
          <Button
            key={rating}
            variant="secondary"
            disabled={busy}
            className="flex-col gap-1 px-2 py-3 leading-tight"
            onClick={() => onRate(rating)}
          >
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="rounded-small border border-line-strong px-1.5 font-mono text-tiny font-normal pointer-coarse:hidden"
              >
                {index + 1}
              </span>
              {name}
            </span>
            <span className="text-tiny font-normal text-ink-soft">{means}</span>
            <span className="text-tiny font-normal text-ink-soft">
              <span className="sr-only">comes again in </span>
              {intervalText(shownAtMs, Date.parse(card.comesAgainAt[rating]))}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
