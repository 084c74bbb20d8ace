import type { ChatTodo } from "../../entities/chat/chat-reply.ts";

type Lists = {
  /** The todos before the reply. */
  before: readonly ChatTodo[];
  /** The todos that the reply set. */
  after: readonly ChatTodo[];
  /** The todos now. */
  present: readonly ChatTodo[];
};

/**
 * The todos without what a reply brought. If no later reply changed the list, that is the list before it. Otherwise the
 * todos that the reply added are removed, and those that it ticked off are open again.
 */
export function todosWithout({ before, after, present }: Lists): ChatTodo[] {
  if (after.length === 0) return [...present];
  if (JSON.stringify(after) === JSON.stringify(present)) return [...before];
  const known = new Map(before.map(({ text, completed }) => [text, completed]));
  const brought = new Map(after.map(({ text, completed }) => [text, completed]));
  return present
    .filter(({ text }) => !brought.has(text) || known.has(text))
    .map(({ text, completed }) => {
      const isTickedByIt = brought.get(text) === true && known.get(text) === false;
      return { text, completed: completed && !isTickedByIt };
    });
}
