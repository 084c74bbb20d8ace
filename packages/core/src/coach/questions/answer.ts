import {
  type ChatReply,
  type ChatTodo,
  emptyReply,
  MOST_DRAWINGS,
  type NextStep,
} from "../../entities/chat/chat-reply.ts";
import type { Drawing } from "../../entities/drawings/drawing.ts";

/** What the built-in coach says. Everything but `summary` may be left out. */
export type Answer = {
  /** What it is about, for later messages such as "why?"; see `topics.ts`. */
  topic: string;
  summary: string;
  sections?: ChatReply["sections"];
  /** A string is a todo that is not ticked off. */
  todos?: readonly (string | ChatTodo)[];
  /** File changes to propose; they are checked like those of a model. */
  fileChanges?: ChatReply["fileChanges"];
  commands?: ChatReply["commands"];
  drawings?: readonly Drawing[];
  /** Questions that may come next, as the learner would ask them. */
  next?: readonly (string | NextStep)[];
};

export const MOST_NEXT_STEPS = 3;

export function replyOf({
  summary,
  sections,
  todos,
  fileChanges,
  commands,
  drawings = [],
  next,
}: Answer): ChatReply {
  return {
    ...emptyReply,
    summary,
    sections: sections ?? [],
    todos: (todos ?? []).map((todo) =>
      typeof todo === "string" ? { text: todo, completed: false } : todo,
    ),
    fileChanges: fileChanges ?? [],
    commands: commands ?? [],
    ...(drawings.length > 0 && { drawings: drawings.slice(0, MOST_DRAWINGS) }),
    nextSteps: (next ?? []).slice(0, MOST_NEXT_STEPS).map(nextStepOf),
  };
}

function nextStepOf(next: string | NextStep): NextStep {
  return typeof next === "string" ? { html: next, inputText: next } : next;
}
