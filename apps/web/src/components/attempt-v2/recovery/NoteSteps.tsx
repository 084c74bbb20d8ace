"use client";

import { useState } from "react";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";

/** The steps of a note, to tick off. The ticks are not saved: they are gone when the page is left. */
export function NoteSteps({ steps }: { steps: readonly string[] }) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  return (
    <ol className="mt-2 flex flex-col gap-1">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a note never change places
        <li key={at}>
          <Checkbox
            label={step}
            checked={ticked.includes(at)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, at] : ticked.filter((each) => each !== at))
            }
          />
        </li>
      ))}
    </ol>
  );
}
