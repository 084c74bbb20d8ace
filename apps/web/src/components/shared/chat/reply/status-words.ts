import type { Exchange } from "@foothold/core/chat";
import { type ChatProgress, providerNames } from "@foothold/core/coach";

/** Who answered. */
export function answererText({ answeredBy }: Pick<Exchange, "answeredBy">): string {
  if (!answeredBy) return "Built-in coach";
  return `${providerNames[answeredBy.provider]} (${answeredBy.model})`;
}

/** Whether a reply leaves something for the learner to do. */
export function isPending({ reply }: Pick<Exchange, "reply">): boolean {
  const { todos = [], commands = [], fileChanges = [] } = reply;
  return commands.length + fileChanges.length > 0 || todos.some(({ completed }) => !completed);
}

/** What is said beside Done or Pending; a built-in answer costs nothing, so nothing is said of it. */
export function statusFacts(exchange: Exchange): string[] {
  const { reply, answeredBy, inputTokens, outputTokens, cost } = exchange;
  const tokens = inputTokens + outputTokens;
  return [
    counted(reply.commands?.length ?? 0, "command", "to run"),
    counted(reply.fileChanges?.length ?? 0, "change", "proposed"),
    answeredBy && tokens > 0 ? `${tokens.toLocaleString("en")} tokens` : "",
    answeredBy && cost > 0 ? costText(cost) : "",
  ].filter((fact) => fact !== "");
}

function counted(count: number, noun: string, what: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"} ${what}`;
}

export function costText(dollars: number): string {
  return dollars < 0.01 ? "less than $0.01" : `$${dollars.toFixed(2)}`;
}

/** What the server is doing for an answer that has not come yet. */
export function progressText(progress: ChatProgress | null): string {
  switch (progress?.stage) {
    case "looking":
      return "Looking at your work…";
    case "loaded":
      return `Loaded ${progress.labels.join(", ")}`;
    case "asking":
      return progress.model ? `Asking ${progress.model}…` : "Writing an answer…";
    case "repairing":
      return "Repairing the answer…";
    case undefined:
      return "Sending…";
  }
}
