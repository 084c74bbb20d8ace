"use client";

import type { CommandBatchView } from "@foothold/core/chat";
import { SquareTerminal, X } from "lucide-react";
import { useState } from "react";
import { CommandPrompt } from "#components/shared/workspace/CommandPrompt.tsx";
import { useWorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { Button } from "#components/ui/Button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import type { Conversation } from "../state/use-conversation.ts";
import { statusWords } from "./batch-words.ts";
import { CommandRow } from "./CommandRow.tsx";
import { nextMove, progressOf } from "./next-move.ts";
import { useBatch } from "./use-batch.ts";

type Props = { chat: Conversation; attemptId: string; batch: CommandBatchView };

/** Shows a running batch of commands: its progress, each output, and what comes next. */
export function CommandPanel({ chat, attemptId, batch }: Props) {
  const shell = useWorkspaceShell(attemptId);
  const { asking, failure, isDriven, answer, stop, resume } = useBatch(chat, batch, shell);
  const [closedId, setClosedId] = useState<string | null>(null);
  const [firstId] = useState(
    batch.status === "done" || batch.status === "stopped" ? batch.id : null,
  );
  const isOver = !isDriven && (batch.status === "done" || batch.status === "stopped");
  // A batch that had already ended when the page was opened is not shown.
  if (closedId === batch.id || (isOver && firstId === batch.id)) return null;
  const { succeeded, failed, ended, count } = progressOf(batch);
  const waiting = batch.commands.filter(({ state }) => state === "waiting");
  const isRunning = isDriven && batch.status === "running";
  const mayResume = !isRunning && nextMove(batch).type !== "none";

  async function close() {
    setClosedId(batch.id);
    if (batch.status !== "done") await stop();
  }

  return (
    <section
      aria-label="Commands that run"
      className="flex flex-col rounded-middle border border-line-strong bg-surface text-small shadow-mid"
    >
      <header className="flex items-center gap-3 border-b border-line px-3">
        <SquareTerminal aria-hidden="true" className="size-4 shrink-0" />
        <h4 className="font-semibold">CLI execution</h4>
        <p className="ml-auto flex gap-2 tabular-nums">
          <span className="text-success">
            <span aria-hidden="true">✓ </span>
            {succeeded}
            <span className="sr-only"> succeeded</span>
          </span>
          <span className={classNames(failed > 0 && "text-danger")}>
            <span aria-hidden="true">✗ </span>
            {failed}
            <span className="sr-only"> failed</span>
          </span>
          <span>{`${ended}/${count}`}</span>
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-label="Close the commands"
          onClick={() => void close()}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </header>
      <div
        role="progressbar"
        aria-label="Commands that have run"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={ended}
        className="h-1.5 bg-sunken"
      >
        <div
          className={classNames("h-full", failed > 0 ? "bg-danger" : "bg-success")}
          style={{ width: `${Math.round((ended / count) * 100)}%` }}
        />
      </div>
      <ol aria-label="Commands" className="relative max-h-44 overflow-auto px-3 py-1">
        {batch.commands.map((command, place) =>
          command.state === "waiting" ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a command is known by its place
            <CommandRow key={place} batchId={batch.id} place={place} command={command} />
          ),
        )}
      </ol>
      <div className="flex flex-col gap-2 border-t border-line px-3 py-2">
        <p role="status" className="text-ink-soft wrap-anywhere">
          {statusWords(batch, { isDriven, isAsking: asking !== null, hasShell: shell !== null })}
        </p>
        {waiting.length > 0 && (
          <p className="wrap-anywhere text-ink-soft">
            {"Next: "}
            {waiting.slice(0, 4).map(({ command }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same command may come twice
              <span key={at}>
                {at > 0 && ", "}
                <code className="font-mono">{command.split("\n")[0]?.slice(0, 60)}</code>
              </span>
            ))}
            {waiting.length > 4 && ` and ${waiting.length - 4} more`}
          </p>
        )}
        {asking && (
          <CommandPrompt
            {...asking}
            onRun={() => void answer(true)}
            onSkip={() => void answer(false)}
          />
        )}
        {failure && <FailureNotice failure={failure} />}
        <div className="flex gap-2 empty:hidden">
          {isRunning && (
            <Button size="small" variant="secondary" onClick={() => void stop()}>
              Stop
            </Button>
          )}
          {mayResume && shell && (
            <Button size="small" onClick={resume}>
              {batch.status === "paused" ? "Continue with the next" : "Resume"}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
