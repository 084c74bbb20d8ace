"use client";

import { visibleText } from "@foothold/core/output";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import type { Refusal } from "#lib/browser/shell-rules.ts";
import { allowCommand, commandToAllow } from "./allowed-commands.ts";

type Props = {
  line: string;
  refusal: Refusal;
  /** Whether the keyboard's focus goes here. It never goes to a button: whoever is typing would press it. */
  takesFocus?: boolean;
  onRun: () => void;
  onSkip: () => void;
};

const reasons: Record<Refusal["reason"], (what: string) => string> = {
  "not-listed": (what) => `${what} is not on your list of commands that run without asking.`,
  undecidable: (what) => `It cannot be told beforehand what this does: ${what}.`,
  "not-bash": (what) => `This cannot be read as a command: ${what}`,
};

/** Asks whether a command that is not on the list of allowed ones may run. */
export function CommandPrompt({ line, refusal, takesFocus = false, onRun, onSkip }: Props) {
  const command = commandToAllow(refusal);
  const prompt = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) prompt.current?.focus();
  }, [takesFocus]);
  const adding = useRequest();

  async function addAndRun(added: string) {
    const done = await adding.send(async () => {
      await allowCommand(added);
      return true;
    });
    if (done) onRun();
  }

  return (
    <section
      ref={prompt}
      tabIndex={-1}
      aria-label="May this command run?"
      className="flex flex-col gap-2 rounded-middle border border-caution-line bg-caution-soft p-3 text-small"
    >
      <p className="max-h-40 overflow-auto font-mono whitespace-pre-wrap wrap-anywhere">
        {visibleText(line)}
      </p>
      <p>{reasons[refusal.reason](refusal.what)}</p>
      <div className="flex flex-wrap gap-2">
        {refusal.reason !== "not-bash" && (
          <Button size="small" onClick={onRun}>
            Run once
          </Button>
        )}
        {command && (
          <Button
            size="small"
            variant="secondary"
            busy={adding.busy}
            onClick={() => void addAndRun(command)}
          >
            {`Add ${command} and run`}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onSkip}>
          Skip
        </Button>
      </div>
      {adding.failure && <FailureNotice failure={adding.failure} />}
    </section>
  );
}
