"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { type Failure, FailureNotice } from "../../ui/feedback/FailureNotice.tsx";
import { HelpItem } from "./HelpItem.tsx";
import type { HelpAction } from "./help-action.ts";
import { HELP_PANEL } from "./StuckButton.tsx";

type Props = {
  actions: readonly HelpAction[];
  /** Whether each action is explained; its name and cost are always shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  busy: boolean;
  failure: Failure | null;
  /** What an action asks for before it is sent. */
  children?: ReactNode;
};

/** All help in one place, the cheapest first, each with what it costs. */
export function HelpPanel({ actions, open, onOpen, busy, failure, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [taken, setTaken] = useState<string | null>(null);

  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);

  async function take(action: HelpAction) {
    setTaken(action.id);
    if (await action.take()) onOpen(false);
    setTaken(null);
  }

  return (
    <section
      id={HELP_PANEL}
      aria-labelledby="help-title"
      className="rounded-large border border-coach-line bg-coach-soft p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id="help-title" ref={heading} tabIndex={-1} className="text-title-3 focus:outline-none">
          What would help?
        </h3>
        <Button
          size="small"
          variant="quiet"
          className="-mx-2"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {open ? "Close" : "What each does"}
        </Button>
      </div>
      <ul>
        {actions.map((action) => (
          <HelpItem
            key={action.id}
            action={action}
            explained={open}
            busy={busy && taken === action.id}
            disabled={busy}
            onTake={() => void take(action)}
          />
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} className="mt-3" />}
      {children}
    </section>
  );
}
