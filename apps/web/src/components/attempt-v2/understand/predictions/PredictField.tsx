"use client";

import { Button } from "#components/ui/Button.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { followupDraft, useDraft } from "../../workbench/drafts/use-draft.ts";

type Props = {
  attemptId: string;
  question: string;
  /** Only for a single one; among others the label is the input alone. */
  hint?: string | undefined;
  /** Whether an empty field is named as empty. */
  checked: boolean;
  busy: boolean;
  onExplain: () => void;
};

/** One open prediction. */
export function PredictField({ attemptId, question, hint, checked, busy, onExplain }: Props) {
  const ready = useHydrated();
  const draft = useDraft(attemptId, followupDraft(question), "");
  const input = inputIn(question);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-0.5 wrap-anywhere">
      <div className="min-w-48 flex-1">
        <TextField
          name="answer"
          label={hint ? question : input}
          aria-label={question}
          hint={hint}
          error={
            checked && draft.text.trim() === "" ? "Write what you think comes out." : undefined
          }
          value={draft.text}
          readOnly={!ready || busy}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => draft.write(event.target.value)}
        />
      </div>
      <Button
        size="small"
        variant="quiet"
        className="mb-1"
        disabled={busy}
        aria-label={`Show me this one: ${input}`}
        onClick={onExplain}
      >
        Show me this one
      </Button>
    </div>
  );
}

/** The input that a question asks about. */
export function inputIn(question: string): string {
  return question.replace("What does the function give for ", "").replace(/\?$/, "");
}
