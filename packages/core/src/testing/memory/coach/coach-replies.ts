import type { CoachReplies, CoachReply } from "../../../ports/coach/coach-replies.ts";
import { pageOf } from "../page-of.ts";

export type MemoryCoachReplies = CoachReplies & {
  /** Every reply of every attempt, oldest first. */
  readonly recorded: readonly CoachReply[];
};

export function memoryCoachReplies(): MemoryCoachReplies {
  const recorded: CoachReply[] = [];
  return {
    recorded,
    async record(reply) {
      recorded.push(structuredClone(reply));
    },
    async list(attemptId, query) {
      const numbered = recorded.map((reply, at) => ({ reply, key: String(at + 1) }));
      const newestFirst = numbered.filter(({ reply }) => reply.attemptId === attemptId).reverse();
      const { items, next } = pageOf(newestFirst, ({ key }) => key, query);
      return { items: items.map(({ reply }) => structuredClone(reply)), next };
    },
  };
}
