"use client";

import { Button } from "#components/ui/Button.tsx";
import { type EditorChoice, fontSizes } from "./use-editor-choice.ts";

type Props = { choice: EditorChoice; onChange: (part: Partial<EditorChoice>) => void };

export function EditorToolbar({ choice, onChange }: Props) {
  const at = fontSizes.indexOf(choice.fontSize);

  function resize(by: 1 | -1) {
    const fontSize = fontSizes[at + by];
    if (fontSize) onChange({ fontSize });
  }

  return (
    <div className="flex flex-wrap items-center gap-1">
      {!choice.plain && (
        <>
          <Button size="small" variant="quiet" disabled={at === 0} onClick={() => resize(-1)}>
            <span aria-hidden="true">A−</span>
            <span className="sr-only">Smaller text</span>
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={at === fontSizes.length - 1}
            onClick={() => resize(1)}
          >
            <span aria-hidden="true">A+</span>
            <span className="sr-only">Larger text</span>
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-pressed={choice.plain}
        onClick={() => onChange({ plain: !choice.plain })}
      >
        Plain text area
      </Button>
    </div>
  );
}
