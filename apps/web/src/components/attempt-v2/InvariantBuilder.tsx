"use client";

import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import type { InvariantTemplate, SlotChoices } from "./plan/slot-choices.ts";

type Props = {
  template: InvariantTemplate;
  choices: SlotChoices;
  onChoose: (choices: SlotChoices) => void;
  error?: string | undefined;
};

/** A sentence with slots to fill. The sentence so far is repeated below as one text, so that a screen reader can read it. */
export function InvariantBuilder({ template, choices, onChoose, error }: Props) {
  const ready = useHydrated();
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

type Part =
  | { kind: "text"; key: string; text: string }
  | { kind: "slot"; key: string; slot: InvariantTemplate["slots"][number] };

function partsOf({ text, slots }: InvariantTemplate): Part[] {
  return text.split(/(\{\{[^{}]+\}\})/).flatMap((piece, index): Part[] => {
    const key = `${index}`;
    const slot = slots.find(({ id }) => piece === `{{${id}}}`);
    if (slot) return [{ kind: "slot", key, slot }];
    return piece === "" ? [] : [{ kind: "text", key, text: piece }];
  });
}

function sentenceOf(template: InvariantTemplate, choices: SlotChoices): string {
  return partsOf(template)
    .map((part) =>
      part.kind === "text" ? part.text : (part.slot.choices[choices[part.slot.id] ?? -1] ?? "…"),
    )
    .join("");
}
