"use client";

import type { ChallengeOutcome, ChallengeView } from "@foothold/core/attempt";
import { ChevronRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { CodeBlock } from "#components/ui/CodeBlock.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useStoredTexts } from "../workbench/values/use-stored-texts.ts";
import { argumentFields, useWrittenInput } from "../workbench/values/use-written-input.ts";
import { ValueFields } from "../workbench/values/ValueFields.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";
import { ChallengeResult } from "./ChallengeResult.tsx";

type Props = Pick<StepProps, "attempt" | "problem"> & {
  challenge: ChallengeView;
  number: number;
  open: boolean;
};

export function AdversaryChallenge({ attempt, problem, challenge, number, open }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  // A challenge that is won stays open until its result has been read.
  const [openAtFirst] = useState(open);
  const [outcome, setOutcome] = useState<ChallengeOutcome | null>(null);
  const fields = argumentFields(problem, attempt.language);
  const written = useStoredTexts(attempt.id, `challenge-${challenge.id}`);
  const input = useWrittenInput(written, fields, failure);

  async function attack() {
    const args = input.read();
    if (!args) return;
    setOutcome(null);
    const body = { challenge: challenge.id, args };
    setOutcome(await move("reflect/challenge", body));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void attack();
  }

  return (
    <details open={openAtFirst} className="group rounded-large border border-line bg-surface">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-2 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-accent transition-transform group-open:rotate-90"
        />
        {`Program ${number}`}
        {challenge.beaten && <Badge tone="success">Broken</Badge>}
      </summary>
      <form onSubmit={send} noValidate className="flex flex-col gap-4 px-4 pb-4">
        <p>{challenge.prompt}</p>
        <CodeBlock label={`Program ${number}`}>{challenge.code}</CodeBlock>
        <ValueFields input={input} onEnter={attack} />
        {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
        <Button type="submit" size="small" variant="secondary" className="self-start" busy={busy}>
          {busy ? "Running both programs" : "Run it on this input"}
        </Button>
        <div aria-live="polite" className="empty:hidden">
          {outcome && <ChallengeResult outcome={outcome} language={attempt.language} />}
        </div>
      </form>
    </details>
  );
}
