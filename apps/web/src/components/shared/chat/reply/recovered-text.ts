import type { ChatField, Exchange, ShownReply } from "@foothold/core/chat";

const nouns: Record<Exclude<ChatField, "summary">, readonly [one: string, many: string]> = {
  sections: ["section", "sections"],
  todos: ["todo", "todos"],
  fileChanges: ["file change", "file changes"],
  commands: ["command", "commands"],
  nextSteps: ["next step", "next steps"],
};

/** What is there of a reply that came with errors: "the summary, 8 todos, 1 next step". */
export function recoveredText(reply: ShownReply, shortened: readonly ChatField[] = []): string {
  const lists = Object.entries(nouns).flatMap(([field, [one, many]]) => {
    const count = reply[field as keyof typeof nouns]?.length ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const summary = shortened.includes("summary") ? "the beginning of the summary" : "the summary";
  return [reply.summary ? summary : "", ...lists].filter(Boolean).join(", ");
}

/** Whether the learner has not yet decided what to do with a reply that came with errors. */
export function needsChoice({ status, isAccepted }: Pick<Exchange, "status" | "isAccepted">) {
  return status === "recovered" && !isAccepted;
}
