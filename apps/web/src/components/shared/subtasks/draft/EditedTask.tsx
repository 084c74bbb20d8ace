"use client";

import { useId, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { inputClasses } from "#components/ui/form/Field.tsx";
import { type EditedPart, readNumbers } from "./edited-parts.ts";

type Props = {
  part: EditedPart;
  number: number;
  count: number;
  /** The number of each part by its id. */
  numbers: ReadonlyMap<string, number>;
  onWrite: (part: EditedPart) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function EditedTask({ part, number, count, numbers, onWrite, onMove, onRemove }: Props) {
  const id = useId();
  const shown = part.dependencies.flatMap((each) => numbers.get(each) ?? []).join(", ");
  // The text stays as typed; it counts once it names only parts that exist.
  const [typed, setTyped] = useState<string | null>(null);

  function waitFor(text: string) {
    const dependencies = readNumbers(text, numbers);
    setTyped(dependencies === null || /[\s,]$/.test(text) ? text : null);
    if (dependencies) onWrite({ ...part, dependencies });
  }

  return (
    <li className="flex flex-col gap-2 rounded-middle border border-line p-2.5 text-small">
      <label htmlFor={id} className="sr-only">
        Words of part {number}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={400}
        value={part.instruction}
        onChange={(event) => onWrite({ ...part, instruction: event.target.value })}
        className={inputClasses}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <label className="flex min-w-0 flex-1 items-center gap-1.5 whitespace-nowrap">
          Part {number} waits for
          <input
            value={typed ?? shown}
            size={8}
            aria-invalid={typed !== null && readNumbers(typed, numbers) === null}
            onChange={(event) => waitFor(event.target.value)}
            className="min-w-12 flex-1 rounded-small border border-line-strong bg-surface px-2 py-1 aria-invalid:border-danger"
          />
        </label>
        <span className="ml-auto flex">
          <Button
            size="small"
            variant="quiet"
            disabled={number === 1}
            aria-label={`Move part ${number} up`}
            onClick={() => onMove(-1)}
          >
            ↑
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={number === count}
            aria-label={`Move part ${number} down`}
            onClick={() => onMove(1)}
          >
            ↓
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={count === 1}
            aria-label={`Remove part ${number}`}
            onClick={onRemove}
          >
            ✕
          </Button>
        </span>
      </div>
    </li>
  );
}
