"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { CommandPrompt } from "#components/shared/workspace/CommandPrompt.tsx";
import type { WorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TerminalEntry } from "./TerminalEntry.tsx";
import { useTerminal } from "./use-terminal.ts";

/** A terminal for the learner. Its commands see the files of the workspace and nothing else. */
export function Terminal({ shell }: { shell: WorkspaceShell }) {
  const [line, setLine] = useState("");
  const { entries, running, asking, start, answer, stop, clear, earlier } = useTerminal(shell);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" && line.trim()) {
      event.preventDefault();
      start(line.trim());
      setLine("");
      setAt(0);
    }
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) {
      event.preventDefault();
      const next = Math.min(Math.max(at + by, 0), earlier.length);
      setAt(next);
      setLine(next === 0 ? "" : (earlier.at(-next) ?? ""));
    }
    // Moves the focus back to the summary that opens and closes the terminal.
    if (event.key === "Escape") {
      event.currentTarget.closest("details")?.querySelector("summary")?.focus();
    }
  }

  function answered(allowed: boolean) {
    answer(allowed);
    input.current?.focus();
  }

  return (
    <Disclosure summary="Terminal">
      <section aria-label="Terminal" className="flex flex-col gap-2 pb-2">
        <p className="text-small text-ink-soft">
          Commands work on your files: ls, cat, grep, test, run, trace and more; help lists them.
          Esc leaves the line.
        </p>
        <div
          role="log"
          aria-label="Output"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long output scrolls, also by keyboard
          tabIndex={0}
          className="relative flex max-h-80 flex-col gap-2 overflow-auto rounded-middle border border-line bg-sunken p-3 font-mono text-tiny empty:hidden"
        >
          {entries.map((entry) => (
            <TerminalEntry key={entry.id} entry={entry} />
          ))}
        </div>
        {asking && (
          <CommandPrompt
            {...asking}
            takesFocus
            onRun={() => answered(true)}
            onSkip={() => answered(false)}
          />
        )}
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="font-mono text-small">
            $
          </span>
          <input
            ref={input}
            aria-label="Command"
            value={line}
            readOnly={running || asking !== null}
            onChange={(event) => setLine(event.target.value)}
            onKeyDown={onKeyDown}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="go"
            className="min-h-11 min-w-0 flex-1 rounded-middle border border-line-strong bg-surface px-3 font-mono text-small pointer-coarse:text-body"
          />
          {running && (
            <Button size="small" variant="secondary" onClick={stop}>
              Stop
            </Button>
          )}
          {!running && entries.length > 0 && (
            <Button size="small" variant="quiet" onClick={clear}>
              Clear
            </Button>
          )}
        </div>
      </section>
    </Disclosure>
  );
}
