import type { Comment } from "@foothold/core/classroom";
import { CommentCard } from "#components/shared/classroom/CommentCard.tsx";

/** What instructors wrote about the attempt, the newest last. */
export function InstructorComments({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <section aria-label="Your instructor’s comments">
      <h3 className="mb-2 text-title-3">From your instructor</h3>
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
