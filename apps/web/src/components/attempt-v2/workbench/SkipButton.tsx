"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

type Props = { attemptId: string; step: "understand" | "plan" | "reflect"; label?: string };

export function SkipButton({ attemptId, step, label = "Skip this step" }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const verb = `${step}/skip` as const;
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => move(verb)}>
        {label}
      </Button>
      {failure && <FailureNotice failure={failure} className="w-full" />}
    </>
  );
}
