import { isContinue } from "../../../chat/reply/next-todos.ts";
import type { ChatTodo } from "../../../entities/chat/chat-reply.ts";
import type { Answer } from "../answer.ts";

/**
 * “continue” ticks off the first open todo and goes on to the next. The todos are the learner's work, so each answer asks
 * whether the next one is done: auto-continue stops at a question and never ticks them all by itself.
 */
export function answerContinue(message: string, todos: readonly ChatTodo[]): Answer | null {
  const at = todos.findIndex(({ completed }) => !completed);
  const done = todos[at];
  if (!done || !isContinue(message)) return null;
  const ticked = todos.map((todo, place) => (place === at ? { ...todo, completed: true } : todo));
  const open = ticked.filter(({ completed }) => !completed);
  const [next] = open;
  const left = open.length === 1 ? "This is the last one." : `${open.length} are left.`;
  return {
    topic: "step",
    summary: next
      ? `“${named(done)}” is ticked off. Next: **${named(next)}**. ${left} Tell me when it is done, or is something about it unclear?`
      : `“${named(done)}” is ticked off, and with it the whole list. Do you want to know what comes next?`,
    todos: ticked,
    next: next
      ? ["What does that mean?", "Where does my program go wrong?"]
      : ["What do I do now?"],
  };
}

const named = ({ text }: ChatTodo): string => text.replace(/[.!]$/, "");
