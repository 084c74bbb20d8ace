"use client";

import type { AttemptTimeline, Comment } from "@foothold/core/classroom";
import { useState } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { CommentList } from "#components/shared/classroom/CommentList.tsx";
import { Button } from "#components/ui/Button.tsx";
import { usePlayer } from "#components/ui/hooks/use-player.ts";
import { CommentForm } from "./CommentForm.tsx";
import { FrameCode } from "./FrameCode.tsx";
import { FrameList } from "./FrameList.tsx";
import { FrameView } from "./FrameView.tsx";
import { frameWords } from "./frame-words.ts";

const PLAY_EVERY_MS = 1_200;

type Props = { attemptId: string; timeline: AttemptTimeline };

/** An attempt from beginning to end, frame by frame or played. */
export function AttemptReplay({ attemptId, timeline }: Props) {
  const { frames, codes, learner } = timeline;
  const { at, playing, last, goTo, toggle } = usePlayer(frames.length, PLAY_EVERY_MS);
  const [chosen, setChosen] = useState<{ line: number; code: string } | null>(null);
  const [comments, setComments] = useState<readonly Comment[]>(timeline.comments);
  const frame = frames[at];
  if (!frame) return null;
  const code = codes[frame.code] ?? "";
  // A chosen line counts only for the code it was chosen in.
  const line = chosen?.code === code ? chosen.line : null;
  const codeBefore = codes[frames[at - 1]?.code ?? frame.code] ?? code;
  const wroteBefore =
    frames.slice(0, at).findLast(({ kind }) => kind === frame.kind)?.wrote ?? null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FrameList frames={frames} at={at} onGo={goTo} />
      <div className="flex min-w-0 flex-col gap-5 max-lg:order-first">
        <div className="flex flex-wrap items-center gap-2 rounded-large border border-line bg-surface p-3">
          <Button size="small" variant="secondary" disabled={at === 0} onClick={() => goTo(at - 1)}>
            Back
          </Button>
          <Button size="small" onClick={toggle}>
            {playing ? "Pause" : "Play"}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={at === last}
            onClick={() => goTo(at + 1)}
          >
            Next
          </Button>
          <label className="flex min-h-11 min-w-48 flex-1 items-center gap-3 text-small">
            <span className="whitespace-nowrap tabular-nums">{`${at + 1} of ${last + 1}`}</span>
            <span className="sr-only">Moment</span>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={`${frameWords[frame.kind].title}, at ${stepNames[frame.place]}`}
              onChange={(event) => goTo(Number(event.target.value))}
              className="min-w-0 flex-1"
            />
          </label>
        </div>
        <FrameView frame={frame} wroteBefore={wroteBefore} />
        <FrameCode
          code={code}
          before={codeBefore}
          line={line}
          onLine={(next) => setChosen(next === null ? null : { line: next, code })}
        />
        <CommentForm
          attemptId={attemptId}
          frame={frame}
          learnerName={learner.name}
          line={line}
          lineText={line === null ? null : (code.split("\n")[line - 1] ?? null)}
          onWholeStep={() => setChosen(null)}
          onWritten={(comment) => setComments([...comments, comment])}
        />
        <CommentList comments={comments} title="Comments so far" headingLevel={2} />
      </div>
    </div>
  );
}
