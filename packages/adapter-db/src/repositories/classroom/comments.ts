import { type Comments, commentSchema } from "@foothold/core/classroom";
import { asc, eq } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { comments, notifications, user } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";

export function postgresComments({ db }: Connection): Comments {
  return {
    add: (comment, { createdAt, readAt, ...notification }) =>
      translated(() =>
        db.transaction(async (tx) => {
          await tx.insert(comments).values({ ...comment, createdAt: new Date(comment.createdAt) });
          await tx
            .insert(notifications)
            .values({ ...notification, createdAt: new Date(createdAt), readAt: dateOf(readAt) });
        }),
      ),
    ofAttempt: (attemptId) =>
      translated(async () => {
        const rows = await db
          .select({ comment: comments, authorName: user.name })
          .from(comments)
          .leftJoin(user, eq(user.id, comments.authorId))
          .where(eq(comments.attemptId, attemptId))
          .orderBy(asc(comments.createdAt), asc(comments.id));
        return rows.map(({ comment, authorName }) =>
          commentSchema.parse({ ...withDatesAsText(comment), authorName: authorName ?? "" }),
        );
      }),
  };
}
