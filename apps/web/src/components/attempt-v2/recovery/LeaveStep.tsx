"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { RecoveryView } from "@foothold/core/recovery";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

type Props = { attempt: AttemptView; leave: NonNullable<RecoveryView["leave"]> };

const skips = { UNDERSTAND: "understand/skip", PLAN: "plan/skip" } as const;

/** Lets the learner leave a step after an instructor said so, and shows what is still missing. */
export function LeaveStep({ attempt, leave }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { v2Step } = attempt;
  const step = v2Step === "UNDERSTAND" || v2Step === "PLAN" ? v2Step : null;
  return (
    <section aria-label="Leave this step" className="flex flex-col gap-2 text-small">
      <p>Your instructor says that you may leave this step.</p>
      {leave.missing.length > 0 && (
        <>
          <p>{step ? "If you go on, this is noted as still open:" : "Still open:"}</p>
          <ul className="list-disc pl-5">
            {leave.missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {step ? (
        <Button
          size="small"
          variant="secondary"
          className="self-start"
          busy={busy}
          onClick={() => move(skips[step])}
        >
          Go on without it
        </Button>
      ) : (
        <ButtonLink size="small" variant="secondary" href="/problems" className="self-start">
          Take another problem
        </ButtonLink>
      )}
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}
