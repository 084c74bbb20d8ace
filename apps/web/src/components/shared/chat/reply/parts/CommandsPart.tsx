"use client";

import { visibleText } from "@foothold/core/output";
import { useWorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRunning } from "../../commands/use-running.ts";
import { CopyButton } from "../CopyButton.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

/** Commands that the coach proposes, each with a button that runs it. */
export function CommandsPart({ exchange: { reply }, commands: actions }: ReplyPartProps) {
  const shell = useWorkspaceShell(actions?.attemptId ?? "");
  const { busy, failure, run } = useRunning(actions);
  return (
    <div className="flex flex-col gap-1">
      <ul aria-label="Proposed commands" className="flex flex-col gap-1">
        {reply.commands?.map(({ command, description }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is identified by its position
          <li key={place}>
            <div className="flex items-center justify-between gap-2 rounded-middle border border-line bg-sunken pl-3">
              <code className="min-w-0 flex-1 py-1 font-mono text-small whitespace-pre-wrap wrap-anywhere">{`$ ${visibleText(command)}`}</code>
              {actions && shell && (
                <Button
                  size="small"
                  variant="secondary"
                  busy={busy || actions.isRunning}
                  aria-label={`Run ${command}`}
                  onClick={() => void run([place])}
                >
                  Run
                </Button>
              )}
              <CopyButton text={command} what={command} />
            </div>
            {description && <p className="mt-1 text-tiny text-ink-soft">{description}</p>}
          </li>
        ))}
      </ul>
      {actions && !shell && (
        <p className="text-tiny text-ink-soft">Commands run only while your code is on the page.</p>
      )}
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
