"use client";

import type { ProblemView } from "@foothold/core/catalog";
import { useReady } from "#components/ui/use-ready.ts";

type Template = NonNullable<ProblemView["invariantTemplate"]>;
export type SlotChoices = Record<string, number>;

type Props = {
  template: Template;
  choices: SlotChoices;
  onChoose: (choices: SlotChoices) => void;
  error?: string | undefined;
};

/** A sentence with slots. What it says so far stands below it, whole, to be read aloud. */
export function InvariantBuilder({ template, choices, onChoose, error }: Props) {
  const ready = useReady();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "builder-error" : undefined}>
      <legend className="text-small font-semibold">What stays true after every round?</legend>
      <div className="mt-2 rounded-middle border border-line bg-sunken p-4 leading-loose">
        {partsOf(template).map((part) =>
          part.kind === "text" ? (
            <span key={part.key}>{part.text}</span>
          ) : (
            <select
              key={part.key}
              name={`slot-${part.slot.id}`}
              aria-label={part.slot.label}
              disabled={!ready}
              value={choices[part.slot.id] ?? ""}
              onChange={(event) =>
                onChoose({ ...choices, [part.slot.id]: Number(event.target.value) })
              }
              className="mx-1 my-1 min-h-9 max-w-[calc(100%-0.5rem)] rounded-small border border-line-strong bg-surface px-2 text-small font-semibold text-accent pointer-coarse:min-h-11"
            >
              <option value="" disabled>
                {`… ${part.slot.label} …`}
              </option>
              {part.slot.choices.map((choice, index) => (
                <option key={choice} value={index}>
                  {choice}
                </option>
              ))}
            </select>
          ),
        )}
      </div>
      <p role="status" className="mt-2 text-small text-ink-soft">
        {sentenceOf(template, choices)}
      </p>
      {error && (
        <p id="builder-error" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function isWhole({ slots }: Template, choices: SlotChoices): boolean {
  return slots.every(({ id }) => choices[id] !== undefined);
}

type Part =
  | { kind: "text"; key: string; text: string }
  | { kind: "slot"; key: string; slot: Template["slots"][number] };

function partsOf({ text, slots }: Template): Part[] {
  return text.split(/(\{\{[^{}]+\}\})/).flatMap((piece, index): Part[] => {
    const key = `${index}`;
    const slot = slots.find(({ id }) => piece === `{{${id}}}`);
    if (slot) return [{ kind: "slot", key, slot }];
    return piece === "" ? [] : [{ kind: "text", key, text: piece }];
  });
}

function sentenceOf(template: Template, choices: SlotChoices): string {
  return partsOf(template)
    .map((part) =>
      part.kind === "text" ? part.text : (part.slot.choices[choices[part.slot.id] ?? -1] ?? "…"),
    )
    .join("");
}
