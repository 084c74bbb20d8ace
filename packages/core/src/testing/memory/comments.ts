import type { Comment } from "../../entities/comment.ts";
import type { Comments } from "../../review-ports.ts";
import type { NotificationStore } from "./notifications.ts";

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
