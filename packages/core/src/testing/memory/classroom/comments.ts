import type { Comment } from "../../../entities/classroom/comment.ts";
import type { Comments } from "../../../ports/classroom.ts";
import type { NotificationStore } from "../people/notifications.ts";

type Store = NotificationStore & { nameOf(userId: string): Promise<string> };

export function memoryComments(store: Store): Comments {
  const all: Omit<Comment, "authorName">[] = [];
  return {
    async add(comment, notification) {
      all.push({ ...comment });
      store.notifications.push({ ...notification });
    },
    ofAttempt: (attemptId) =>
      Promise.all(
        all
          .filter((comment) => comment.attemptId === attemptId)
          .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
          .map(async (comment) => ({
            ...comment,
            authorName: comment.authorId ? await store.nameOf(comment.authorId) : "",
          })),
      ),
  };
}
