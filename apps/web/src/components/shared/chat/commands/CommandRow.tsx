"use client";

import type { BatchCommand } from "@foothold/core/chat";
import { visibleText } from "@foothold/core/output";
import { Output } from "#components/shared/workspace/Output.tsx";
import { Spinner } from "#components/ui/Spinner.tsx";
import { previewOf } from "./next-move.ts";
import { wholeOutput } from "./whole-outputs.ts";

type Props = { batchId: string; place: number; command: BatchCommand };

const marks: Record<BatchCommand["state"], { sign: string; says: string; className: string }> = {
  waiting: { sign: "·", says: "waits", className: "" },
  running: { sign: "", says: "runs", className: "" },
  succeeded: { sign: "✓", says: "succeeded", className: "text-success" },
  failed: { sign: "✗", says: "failed", className: "text-danger" },
  skipped: { sign: "–", says: "skipped", className: "text-ink-faint" },
};

/** One command: how it ended and a line of what it printed; the rest opens below. */
export function CommandRow({ batchId, place, command }: Props) {
  const { state, output, outputBytes, changePosition } = command;
  const mark = marks[state];
  const preview = previewOf(command);
  const whole = wholeOutput(batchId, place);
  const line = (
    <span className="flex min-w-0 flex-1 items-baseline gap-2">
      <span aria-hidden="true" className={mark.className}>
        {state === "running" ? <Spinner /> : mark.sign}
      </span>
      <span className="sr-only">{`${mark.says}: `}</span>
      <code className="max-w-[60%] shrink-0 truncate font-mono">
        {visibleText(command.command)}
      </code>
      <span className="min-w-0 truncate text-ink-soft">{preview}</span>
    </span>
  );
  if (output === "") return <li className="flex min-h-8 items-center">{line}</li>;
  return (
    <li>
      <details>
        <summary className="flex min-h-8 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
          {line}
        </summary>
        <div className="mb-1 rounded-middle bg-sunken p-2 font-mono text-tiny">
          <Output text={whole ?? output} printedBytes={outputBytes} />
          {changePosition !== null && (
            <p className="text-ink-soft">{`Its changes are number ${changePosition} in the history.`}</p>
          )}
        </div>
      </details>
    </li>
  );
}
