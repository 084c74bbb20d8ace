"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { LifeBuoy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { COACH_HEADING, STEP_HEADING } from "../workbench/headings.ts";
import { BeforeStuck } from "./BeforeStuck.tsx";
import { StuckMark } from "./StuckMark.tsx";

type Props = { attempt: AttemptView; showCoach?: () => void };

/** The offer of a recovery, above the step; it does not take the focus. */
export function RecoveryOffer({ attempt, showCoach }: Props) {
  const accept = useApiMove(`/api/attempts/${attempt.id}`);
  const dismiss = useApiMove(`/api/attempts/${attempt.id}`);
  const { offer, notice } = attempt.stuck;
  const shown = offer ? "offer" : notice === "mark" ? "mark" : null;
  const busy = accept.busy || dismiss.busy;
  const failure = shown && (accept.failure ?? dismiss.failure);

  // The offer, or the mark, disappears with the pressed button, so the focus moves to this heading.
  const onward = useRef<string | null>(null);
  const pressedIn = useRef(shown);

  useEffect(() => {
    if (shown === pressedIn.current || onward.current === null) return;
    if (document.activeElement === document.body) {
      document.getElementById(onward.current)?.focus();
    }
    onward.current = null;
  }, [shown]);

  function goOnAt(heading: string) {
    onward.current = heading;
    pressedIn.current = shown;
  }

  async function takeUp() {
    goOnAt(showCoach ? COACH_HEADING : STEP_HEADING);
    if (await accept.move("stuck/recover")) showCoach?.();
  }

  function turnDown() {
    goOnAt(STEP_HEADING);
    void dismiss.move("stuck/dismiss");
  }

  return (
    <>
      <div role="status" className="mx-auto max-w-3xl empty:hidden">
        {offer && (
          <section
            aria-label="An offer of help"
            className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large border border-coach-line bg-coach-soft px-4 py-3"
          >
            <LifeBuoy aria-hidden="true" className="size-5 shrink-0 text-coach" />
            <p className="min-w-48 flex-1 text-small">{offer.message}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" busy={accept.busy} disabled={busy} onClick={takeUp}>
                Show me
              </Button>
              <Button
                size="small"
                variant="quiet"
                busy={dismiss.busy}
                disabled={busy}
                onClick={turnDown}
              >
                Not now
              </Button>
            </div>
          </section>
        )}
      </div>
      <div className="mx-auto max-w-3xl empty:hidden">
        {notice === "before" && <BeforeStuck attemptId={attempt.id} version={attempt.version} />}
        {notice === "mark" && <StuckMark busy={accept.busy} onAsk={takeUp} />}
      </div>
      {failure && <FailureNotice failure={failure} className="mx-auto mb-5 max-w-3xl" />}
    </>
  );
}
