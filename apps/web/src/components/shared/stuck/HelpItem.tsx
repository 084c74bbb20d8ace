"use client";

import { Button } from "../../ui/Button.tsx";
import type { HelpAction } from "./help-action.ts";

type Props = {
  action: HelpAction;
  explained: boolean;
  busy: boolean;
  disabled: boolean;
  onTake: () => void;
};

/** The cost stands beside the button and describes it. */
export function HelpItem({ action, explained, busy, disabled, onTake }: Props) {
  const { id, name, gives, cost, costs } = action;
  const [costId, textId] = [`help-${id}-cost`, `help-${id}-text`];
  return (
    <li className="flex flex-col items-start gap-1 text-small">
      <span className="flex items-center gap-1.5">
        <Button
          size="small"
          variant="secondary"
          className="px-2.5"
          busy={busy}
          disabled={disabled || action.disabled === true}
          aria-describedby={explained ? `${costId} ${textId}` : costId}
          onClick={onTake}
        >
          {name}
        </Button>
        <span id={costId} className="text-tiny whitespace-nowrap text-ink-soft">
          {cost}
        </span>
      </span>
      {explained && (
        <p id={textId}>
          {`${gives} `}
          <span className="font-semibold">{costs}</span>
        </p>
      )}
    </li>
  );
}
