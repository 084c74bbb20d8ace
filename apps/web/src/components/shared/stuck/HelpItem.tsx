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
    <li className="text-small">
      <span className="flex items-center justify-between gap-2">
        <Button
          size="small"
          variant="quiet"
          className="-ml-2 min-h-8 px-2"
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
        <p id={textId} className="mb-2">
          {`${gives} `}
          <span className="font-semibold">{costs}</span>
        </p>
      )}
    </li>
  );
}
