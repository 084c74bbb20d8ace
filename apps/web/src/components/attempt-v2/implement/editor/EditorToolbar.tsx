"use client";

import { AArrowDown, AArrowUp, Search, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { EditorActions } from "./MonacoEditor.tsx";
import { type EditorChoice, fontSizes } from "./use-editor-choice.ts";

type Props = {
  choice: EditorChoice;
  onChange: (part: Partial<EditorChoice>) => void;
  /** null while there is no editor to act on. */
  actions: EditorActions | null;
};

export function EditorToolbar({ choice, onChange, actions }: Props) {
  const at = fontSizes.indexOf(choice.fontSize);

  function resize(by: 1 | -1) {
    const fontSize = fontSizes[at + by];
    if (fontSize) onChange({ fontSize });
  }

  return (
    <div role="toolbar" aria-label="Editor" className="flex flex-wrap items-center gap-1">
      {!choice.plain && (
        <>
          <Tool label="Format" disabled={!actions} onPress={() => actions?.format()}>
            <WandSparkles aria-hidden="true" className="size-4" />
          </Tool>
          <Tool label="Find" disabled={!actions} onPress={() => actions?.find()}>
            <Search aria-hidden="true" className="size-4" />
          </Tool>
          <Tool label="Smaller text" disabled={at === 0} onPress={() => resize(-1)}>
            <AArrowDown aria-hidden="true" className="size-4" />
          </Tool>
          <Tool
            label="Larger text"
            disabled={at === fontSizes.length - 1}
            onPress={() => resize(1)}
          >
            <AArrowUp aria-hidden="true" className="size-4" />
          </Tool>
          <Toggle
            className="max-sm:hidden"
            label="Vim keys"
            pressed={choice.keys === "vim"}
            onPress={() => onChange({ keys: choice.keys === "vim" ? "usual" : "vim" })}
          />
        </>
      )}
      <Toggle
        label="Plain text area"
        pressed={choice.plain}
        onPress={() => onChange({ plain: !choice.plain })}
      />
    </div>
  );
}

type ToolProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode };

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      disabled={disabled}
      title={label}
      className="px-2"
      onClick={onPress}
    >
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

type ToggleProps = { label: string; pressed: boolean; onPress: () => void; className?: string };

function Toggle(props: ToggleProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={props.pressed}
      className={classNames("px-2 aria-pressed:bg-accent-soft", props.className)}
      onClick={props.onPress}
    >
      {props.label}
    </Button>
  );
}
