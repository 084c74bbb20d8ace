"use client";

import type { StuckAction } from "@foothold/core/attempt";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { type Failure, FailureNotice } from "../../ui/feedback/FailureNotice.tsx";
import { STUCK_PANEL } from "./StuckButton.tsx";

const actions: readonly { action: StuckAction; name: string; gives: string; costs: string }[] = [
  {
    action: "nudge",
    name: "Nudge",
    gives: "A sentence or two that points you in the right direction.",
    costs: "Costs nothing.",
  },
  {
    action: "checkpoint",
    name: "Checkpoint",
    gives: "Looks at what you have and says whether you are on the right track.",
    costs: "Costs nothing.",
  },
  {
    action: "rescue",
    name: "Rescue",
    gives: "The whole idea, explained.",
    costs: "⚠️ You'll need to explain this back to complete the unit",
  },
];

type Props = {
  /** Resolves to whether there was an answer; `failure` says why not. */
  ask: (action: StuckAction) => Promise<boolean>;
  busy: boolean;
  failure: Failure | null;
  onClose: () => void;
};

/** The three kinds of help. When the panel closes, the focus returns to the button that opened it. */
export function StuckPanel({ ask, busy, failure, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<StuckAction | null>(null);

  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (document.activeElement !== document.body) return;
      const opener = document.querySelector<HTMLElement>(`[aria-controls="${STUCK_PANEL}"]`);
      opener?.focus({ preventScroll: true });
    };
  }, []);

  async function choose(action: StuckAction) {
    setAsked(action);
    if (await ask(action)) onClose();
  }

  return (
    <section
      id={STUCK_PANEL}
      aria-labelledby="stuck-title"
      className="rounded-large border border-coach-line bg-coach-soft p-4"
    >
      <h3 id="stuck-title" ref={heading} tabIndex={-1} className="text-title-3 focus:outline-none">
        What would help?
      </h3>
      <ul className="mt-3 flex flex-col gap-3">
        {actions.map(({ action, name, gives, costs }) => (
          <li key={action} className="flex flex-col items-start gap-1.5 text-small">
            <Button
              size="small"
              variant="secondary"
              busy={busy && asked === action}
              disabled={busy}
              aria-describedby={`stuck-${action}`}
              onClick={() => choose(action)}
            >
              {name}
            </Button>
            <p id={`stuck-${action}`}>
              {`${gives} `}
              <span className="font-semibold">{costs}</span>
            </p>
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} className="mt-3" />}
      <Button className="mt-3" size="small" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
