"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import type { ListedGuidance } from "./GuidanceList.tsx";
import { afterSending, type Edit, edited, wasChangedByOthers } from "./guidance-edit.ts";
import { NoteWordsField } from "./NoteWordsField.tsx";
import type { NoteChange } from "./use-note-change.ts";

type Props = { guidance: ListedGuidance; changing: NoteChange };

/** The words as a field for those who may change them, and as text for everybody else. */
export function NoteWords({ guidance, changing }: Props) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [personalChecked, setPersonalChecked] = useState(false);
  const words = edit?.words ?? guidance.words;

  if (!guidance.may.change) {
    return (
      <figure className="rounded-middle border border-line bg-surface p-4 text-small wrap-anywhere">
        <RichText text={guidance.words} />
      </figure>
    );
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === "" || words === guidance.words) return;
    const body = { version: guidance.version, words, personalChecked };
    void changing.change("words", body, () => setEdit((now) => afterSending(edit, now)));
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <NoteWordsField
        words={words}
        hint="New words go through the guard and are a draft again, until a second instructor has verified them. Links may only lead to Foothold."
        error={words.trim() === "" ? "This cannot be empty." : undefined}
        onWrite={(written) => {
          setPersonalChecked(false);
          setEdit(edited(guidance, edit, written));
        }}
      />
      {edit && (
        <Checkbox
          label="Nothing in it tells whom it was written for"
          hint="Needed where names or what somebody went through are pointed out."
          checked={personalChecked}
          onChange={({ target }) => setPersonalChecked(target.checked)}
        />
      )}
      {wasChangedByOthers(guidance, edit) && (
        <Notice tone="caution" title="Somebody else has changed the words meanwhile">
          <p className="whitespace-pre-wrap wrap-anywhere">{guidance.words}</p>
        </Notice>
      )}
      <Button
        type="submit"
        size="small"
        variant="secondary"
        className="self-start"
        busy={changing.sending === "words"}
        disabled={changing.busy || words === guidance.words || words.trim() === ""}
      >
        Save the words
      </Button>
    </form>
  );
}
