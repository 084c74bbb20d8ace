"use client";

import type { RecallOutlook } from "@foothold/core/learning";
import { BookOpen, CalendarClock, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";

type Props = { recall: RecallOutlook; ratedCount: number };

export function NothingDue({ recall, ratedCount }: Props) {
  const summary = useRef<HTMLDivElement>(null);

  // After the last card the focused element is gone, so the heading takes the focus.
  useEffect(() => {
    if (ratedCount > 0) summary.current?.focus();
  }, [ratedCount]);

  if (recall.total === 0) {
    return (
      <>
        <EmptyState icon={BookOpen} title="Nothing to recall yet">
          <p>
            With every lesson you finish and every problem you solve, a few questions about its
            pattern come here. They return just before you would forget them.
          </p>
        </EmptyState>
        <ButtonLink href="/patterns" className="mt-6">
          Choose a pattern to learn
        </ButtonLink>
      </>
    );
  }
  const count = `${recall.total} ${recall.total === 1 ? "card" : "cards"}`;
  return (
    <div ref={summary} tabIndex={-1} className="focus:outline-none">
      <EmptyState
        icon={ratedCount > 0 ? CircleCheck : CalendarClock}
        title={ratedCount > 0 ? `Done for now: ${cardsText(ratedCount)}` : "Nothing is due"}
      >
        <p>
          {recall.nextDueAt ? (
            <>
              {`The next of your ${count} comes `}
              <TimeAgo at={recall.nextDueAt} />.
            </>
          ) : (
            `You have ${count}.`
          )}
        </p>
      </EmptyState>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/problems">Solve a problem</ButtonLink>
        <ButtonLink href="/patterns" variant="secondary">
          Learn another pattern
        </ButtonLink>
      </div>
    </div>
  );
}

function cardsText(count: number): string {
  return count === 1 ? "one card" : `${count} cards`;
}
