"use client";

import type { viewGuidance } from "@foothold/core/recovery";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { NoteHistory } from "./NoteHistory.tsx";
import { NoteStatus } from "./NoteStatus.tsx";
import { NoteVariants } from "./NoteVariants.tsx";
import { NoteWords } from "./NoteWords.tsx";
import { ShareNote } from "./ShareNote.tsx";
import { useNoteChange } from "./use-note-change.ts";

type Props = Pick<Awaited<ReturnType<typeof viewGuidance>>, "guidance" | "versions" | "classes">;

/** A note with what the reader may do with it. */
export function GuidanceEditor({ guidance, versions, classes }: Props) {
  const changing = useNoteChange(guidance.id);
  const { failure, guardChecked } = changing;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <NoteStatus guidance={guidance} changing={changing} />
      {guidance.scope === "private" && guidance.may.change ? (
        <ShareNote guidance={guidance} classes={classes} changing={changing} />
      ) : (
        <NoteWords guidance={guidance} changing={changing} />
      )}
      <div role="status" className="empty:hidden">
        {guardChecked && (
          <Notice tone="success" title="Saved">
            <p>The guard looked at the words and found nothing that gives the solution away.</p>
          </Notice>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
      <NoteVariants steps={guidance.steps} variants={guidance.variants} />
      {versions.length > 0 && <NoteHistory versions={versions} />}
    </div>
  );
}
