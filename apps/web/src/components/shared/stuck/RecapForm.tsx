"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "../../ui/feedback/FailureNotice.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import type { StoredText } from "../../ui/form/use-stored-text.ts";
import { useApiMove } from "../../ui/hooks/use-api-move.ts";

export const RECAP_LABEL = "The idea, in your own words";

type Props = {
  /** The path of the unit; the recap goes to `stuck/recap` below it. */
  base: `/api/${"attempts" | "lessons" | "recall"}/${string}`;
  draft: StoredText;
  /** Shown below the field: for instance that the draft was changed in another tab. */
  aboutDraft?: ReactNode;
};

/** Shown from a rescue until the learner has explained the idea back. */
export function RecapForm({ base, draft, aboutDraft }: Props) {
  const { busy, failure, move } = useApiMove(base);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [empty, setEmpty] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    const reply = await move("stuck/recap", { text: draft.text });
    setRefusal(reply && !reply.accepted ? reply.feedback : null);
    if (reply?.accepted) draft.forget();
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-3 rounded-large border border-caution-line bg-caution-soft p-4"
    >
      <p className="text-small font-semibold">
        ⚠️ You'll need to explain this back to complete the unit
      </p>
      <TextArea
        label={RECAP_LABEL}
        name="text"
        rows={4}
        hint="Use your own words. What is the idea, and why does it work?"
        error={empty ? "Write at least a sentence or two." : undefined}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
      />
      {aboutDraft}
      <Button type="submit" size="small" busy={busy}>
        Send the recap
      </Button>
      {refusal !== null && (
        <Notice tone="caution" role="alert" title="Not yet">
          <p>{refusal}</p>
        </Notice>
      )}
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
