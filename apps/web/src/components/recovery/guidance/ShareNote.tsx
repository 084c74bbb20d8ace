"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import type { ListedGuidance } from "./GuidanceList.tsx";
import { NoteWordsField } from "./NoteWordsField.tsx";
import type { NoteChange } from "./use-note-change.ts";

type Props = {
  guidance: ListedGuidance;
  classes: readonly { id: string; name: string }[];
  changing: NoteChange;
};

/** A private note: its author may share a part of it with a class. */
export function ShareNote({ guidance, classes, changing }: Props) {
  const [words, setWords] = useState(guidance.words);
  const [classId, setClassId] = useState(classes[0]?.id ?? "");
  const [personalChecked, setPersonalChecked] = useState(false);

  function share(event: FormEvent) {
    event.preventDefault();
    const body = { version: guidance.version, words, classId, personalChecked };
    if (words.trim() !== "" && classId !== "") void changing.change("share", body);
  }

  return (
    <form onSubmit={share} className="flex flex-col gap-3">
      <NoteWordsField
        words={words}
        hint="Written to one learner. Leave only what anybody may read, then share it with a class."
        onWrite={(written) => {
          setPersonalChecked(false);
          setWords(written);
        }}
      />
      <Checkbox
        label="Nothing in it tells whom it was written for"
        checked={personalChecked}
        onChange={({ target }) => setPersonalChecked(target.checked)}
      />
      {classes.length > 0 ? (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Class"
            value={classId}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setClassId(target.value)}
          />
          <Button type="submit" busy={changing.sending === "share"} disabled={changing.busy}>
            Share it with the class
          </Button>
        </div>
      ) : (
        <p className="text-small text-ink-soft">You teach no class that it could be shared with.</p>
      )}
    </form>
  );
}
