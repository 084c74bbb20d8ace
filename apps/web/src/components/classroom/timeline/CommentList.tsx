import type { Comment } from "@foothold/core/classroom";
import { CommentCard } from "#components/shared/classroom/CommentCard.tsx";

export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <section aria-label="Comments">
      <h2 className="mb-2 text-title-3">Comments so far</h2>
      <ol className="flex flex-col gap-2">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentCard comment={comment} />
          </li>
        ))}
      </ol>
    </section>
  );
}
