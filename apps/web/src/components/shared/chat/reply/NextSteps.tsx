import type { NextStep } from "@foothold/core/chat";
import { Button } from "#components/ui/Button.tsx";

type Props = {
  steps: readonly NextStep[];
  onFill: (text: string) => void;
  /** Long texts are cut and the row scrolls, so that it takes little height. */
  inOneRow?: boolean;
};

/** Buttons that put words into the input; the learner sends them. */
export function NextSteps({ steps, onFill, inOneRow = false }: Props) {
  if (steps.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names a group of buttons
    <div
      role="group"
      aria-label="Next steps"
      className={inOneRow ? "flex gap-2 overflow-x-auto p-0.5" : "flex flex-wrap gap-2"}
    >
      {steps.map(({ html, inputText }, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          key={index}
          size="small"
          variant="secondary"
          className={inOneRow ? "shrink-0" : "max-w-full py-1.5 text-left whitespace-normal!"}
          onClick={() => onFill(inputText)}
        >
          {inOneRow ? <span className="max-w-44 truncate">{html}</span> : html}
        </Button>
      ))}
    </div>
  );
}
