import type { ChatReply, ChatTodo, NextStep } from "../../entities/chat/chat-reply.ts";

/** A reply does one or two steps; more ticks than that are not believed. */
export const MAX_NEWLY_DONE = 2;
export const MAX_TODOS = 20;
export const MAX_NEXT_STEPS = 5;
const MAX_BUTTON_LENGTH = 60;

/**
 * The todos after a reply. A new list takes the place of the old one; what was done stays done, and of the others the
 * reply ticks off two at most. Without a list the old one stays.
 */
export function nextTodos(before: readonly ChatTodo[], given: readonly ChatTodo[]): ChatTodo[] {
  if (given.length === 0) return [...before];
  const done = new Set(before.filter(({ completed }) => completed).map(({ text }) => text));
  let newlyDone = 0;
  return given.slice(0, MAX_TODOS).map(({ text, completed }) => {
    if (done.has(text)) return { text, completed: true };
    const believed = completed && newlyDone < MAX_NEWLY_DONE;
    if (believed) newlyDone += 1;
    return { text, completed: believed };
  });
}

/** The reply as it is shown: with the todos after it, and a button to continue while one is open. */
export function withTodos(reply: ChatReply, before: readonly ChatTodo[]): ChatReply {
  const todos = reply.todos.length === 0 ? [] : nextTodos(before, reply.todos);
  const open = todos.find(({ completed }) => !completed);
  const nextSteps = reply.nextSteps.slice(0, MAX_NEXT_STEPS);
  const goesOn = nextSteps.some(({ inputText }) => isContinue(inputText));
  const needsStep = open !== undefined && todos.length > 1 && !goesOn;
  return { ...reply, todos, nextSteps: needsStep ? [continueTo(open), ...nextSteps] : nextSteps };
}

function continueTo({ text }: ChatTodo): NextStep {
  const named = text.length > MAX_BUTTON_LENGTH ? `${text.slice(0, MAX_BUTTON_LENGTH - 1)}…` : text;
  return { html: `Continue to: ${named}`, inputText: "continue" };
}

/** Whether a message asks for the next step; any other words redirect. */
export function isContinue(message: string): boolean {
  return /^\s*(continue|go on|next)[.!]?\s*$/i.test(message);
}

/** Whether a reply has just ticked something off. Its list may be new and have fewer ticks in all than the list before. */
export function hasNewlyDone(before: readonly ChatTodo[], after: readonly ChatTodo[]): boolean {
  const done = new Set(before.filter(({ completed }) => completed).map(({ text }) => text));
  return after.some(({ text, completed }) => completed && !done.has(text));
}
