"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import type { LegacyData } from "./legacy-data.ts";

export function ApproachStep({ attempt }: LegacyData) {
  const draft = useDraft(attempt.id, "approach", attempt.approach ?? "");
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const [empty, setEmpty] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    if (await move("approach/submit", { approach: draft.text })) draft.forget(draft.text);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <DraftArea
        draft={draft}
        label="How do you want to solve it?"
        name="approach"
        rows={6}
        error={empty ? "Write a sentence or two first." : undefined}
      />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" busy={busy} className="self-start">
        Go on to the code
      </Button>
    </form>
  );
}
