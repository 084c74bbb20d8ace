import type { Comment } from "@foothold/core/classroom";
import { CommentCard } from "./CommentCard.tsx";

type Props = { comments: readonly Comment[]; title: string; headingLevel: 2 | 3 };

/** What instructors wrote about an attempt, the newest last. */
export function CommentList({ comments, title, headingLevel }: Props) {
  if (comments.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={title}>
      <Heading className="mb-2 text-title-3">{title}</Heading>
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
