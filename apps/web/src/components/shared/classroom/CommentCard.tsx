import type { Comment } from "@foothold/core/classroom";
import { Badge } from "../../ui/Badge.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { stepNames } from "../attempt/step-names.ts";

export function CommentCard({ comment }: { comment: Comment }) {
  const { authorName, place, line, lineText, text, createdAt } = comment;
  return (
    <article className="rounded-middle border border-accent-line bg-surface p-3 text-small">
      <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
        <span className="font-semibold text-accent">{authorName || "An instructor"}</span>
        <Badge>{line === null ? stepNames[place] : `Line ${line}`}</Badge>
        <TimeAgo at={createdAt} />
      </p>
      {lineText?.trim() && (
        <p className="mt-1 overflow-x-auto rounded-small bg-sunken px-2 font-mono text-tiny whitespace-pre">
          {lineText.trim()}
        </p>
      )}
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </article>
  );
}
