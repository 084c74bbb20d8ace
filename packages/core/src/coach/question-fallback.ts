import type { ChatSubject } from "../ports/coach/converse.ts";

/** What can be said to any message when no coach answers. */
export function questionFallback(subject: ChatSubject): string {
  const words =
    "The coach cannot answer just now. Your question is kept: ask it again in a minute.";
  if (subject.kind !== "attempt") return words;
  const [example] = subject.problem.examples;
  return `${words} Until then, look at the first example once more: ${example?.explanation ?? subject.problem.title}`;
}
