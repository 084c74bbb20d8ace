import type { ReactNode } from "react";
import { BrokenLadderPicture } from "./BrokenLadderPicture.tsx";

export type MessageProps = { title: string; actions: ReactNode; children: ReactNode };

/** A page that consists of one message. */
export function Message({ title, actions, children }: MessageProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center py-10 text-center">
      <BrokenLadderPicture />
      <h1 className="mt-8 text-title-1">{title}</h1>
      <div className="mt-3 flex max-w-text flex-col gap-2 text-lead text-ink-soft">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
