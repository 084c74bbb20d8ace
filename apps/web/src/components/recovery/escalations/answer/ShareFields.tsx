"use client";

import type { ComposedAnswer } from "@foothold/core/recovery";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { NoteFindings } from "../../guidance/NoteFindings.tsx";
import type { Sharing } from "./sharing.ts";

type Props = {
  sharing: Sharing;
  /** The whole answer, to begin with. */
  answer: string;
  learnerName: string;
  classes: readonly { id: string; name: string }[];
  found: ComposedAnswer["reusable"];
  onChange: (sharing: Sharing) => void;
};

/** Off by default: an answer is for its learner alone. */
export function ShareFields({ sharing, answer, learnerName, classes, found, onChange }: Props) {
  const [first] = classes;
  if (!first) return null;
  const chosen = classes.find(({ id }) => id === sharing.classId) ?? first;
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Keep a part of it for others"
        hint={`Without this only ${learnerName} ever reads your answer.`}
        checked={sharing.on}
        onChange={({ target }) =>
          onChange({ ...sharing, on: target.checked, text: sharing.text || answer })
        }
      />
      {sharing.on && (
        <>
          {classes.length > 1 && (
            <SelectField
              label="For the learners of"
              value={chosen.id}
              options={classes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onChange({ ...sharing, classId: target.value })}
            />
          )}
          <TextArea
            label="What others may read"
            name="reusable"
            rows={4}
            maxLength={4000}
            value={sharing.text}
            hint={`Learners of ${chosen.name} who get stuck in the same way are offered this as a draft. Other classes get it once a second instructor has verified it.`}
            onChange={({ target }) =>
              onChange({ ...sharing, text: target.value, personalChecked: false })
            }
          />
          {found && (
            <NoteFindings
              found={found}
              checked={sharing.personalChecked}
              onCheck={(personalChecked) => onChange({ ...sharing, personalChecked })}
            />
          )}
        </>
      )}
    </div>
  );
}
