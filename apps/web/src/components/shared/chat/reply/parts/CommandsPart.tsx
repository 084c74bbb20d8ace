"use client";

import { CopyButton } from "../CopyButton.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

/** Commands that the coach proposes. Nothing is run by itself. */
export function CommandsPart({ exchange: { reply } }: ReplyPartProps) {
  return (
    <ul aria-label="Proposed commands" className="flex flex-col gap-1">
      {reply.commands?.map(({ command, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place
        <li key={index}>
          <div className="flex items-center justify-between gap-2 rounded-middle border border-line bg-sunken pl-3">
            <code className="min-w-0 py-1 font-mono text-small wrap-anywhere">{`$ ${command}`}</code>
            <CopyButton text={command} what={command} />
          </div>
          {description && <p className="mt-1 text-tiny text-ink-soft">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
