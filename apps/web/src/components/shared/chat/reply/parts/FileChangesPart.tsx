"use client";

import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { CopyButton } from "../CopyButton.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

/** Changes of files that the coach proposes. Nothing is written by itself. */
export function FileChangesPart({ exchange: { reply }, language }: ReplyPartProps) {
  return reply.fileChanges?.map(({ path, content, note }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place
    <section key={index} aria-label={`Proposed change of ${path}`} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-mono text-tiny font-semibold wrap-anywhere">{path}</h4>
        <CopyButton text={content} what={`the change of ${path}`} />
      </div>
      {note && <p className="mb-1">{note}</p>}
      <ColouredCode code={content} language={language} label={path} />
    </section>
  ));
}
