import type { ConversationView, Exchange } from "@foothold/core/chat";

export type ContinueVerdict =
  | { goesOn: true }
  | { goesOn: false; reason: "nothing-open" | "error" | "question" | "typing" | "cap" };

type Situation = {
  last: Pick<Exchange, "status" | "reply" | "isFallback"> | undefined;
  conversation: Pick<ConversationView, "autoContinuesLeft"> | null;
  typed: string;
};

/** Whether auto-continue may send the next "continue" by itself. */
export function chooseContinue({ last, conversation, typed }: Situation): ContinueVerdict {
  if (!last || !conversation) return { goesOn: false, reason: "nothing-open" };
  if (last.status !== "complete") return { goesOn: false, reason: "error" };
  if (!offersToContinue(last)) return { goesOn: false, reason: "nothing-open" };
  if (typed.trim() !== "") return { goesOn: false, reason: "typing" };
  if (asksSomething(last)) return { goesOn: false, reason: "question" };
  if (conversation.autoContinuesLeft === 0) return { goesOn: false, reason: "cap" };
  return { goesOn: true };
}

export function offersToContinue({ reply }: Pick<Exchange, "reply">): boolean {
  return (reply.nextSteps ?? []).some(({ inputText }) => /^\s*continue\s*$/i.test(inputText));
}

function asksSomething({ reply }: Pick<Exchange, "reply">): boolean {
  const texts = [reply.summary ?? "", reply.sections?.at(-1)?.content ?? ""];
  return texts.some((text) => text.trimEnd().endsWith("?"));
}

export const stopWords: Record<Exclude<ContinueVerdict, { goesOn: true }>["reason"], string> = {
  "nothing-open": "Nothing is left to continue.",
  error: "Stopped: the last answer had an error.",
  question: "Stopped: the coach asks you something.",
  typing: "Stopped: you are writing.",
  cap: "Stopped after several messages in a row. Read what was done, then go on.",
};
