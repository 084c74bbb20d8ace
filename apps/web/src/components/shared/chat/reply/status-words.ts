import type { Exchange } from "@foothold/core/chat";
import type { ChatProgress } from "@foothold/core/coach";
import { providerNames } from "@foothold/core/text-model";

/** Who answered. */
export function answererText({ answeredBy }: Pick<Exchange, "answeredBy">): string {
  if (!answeredBy) return "Built-in coach";
  return `${providerNames[answeredBy.provider]} (${answeredBy.model})`;
}

/** Whether a change of a file or a command still needs the learner. */
export function isPending({ reply }: Pick<Exchange, "reply">): boolean {
  const { commands = [], fileChanges = [] } = reply;
  return commands.length + fileChanges.length > 0;
}

/** What is said beside Done or Pending. */
export function statusFacts({ reply }: Pick<Exchange, "reply">): string[] {
  return [
    counted(reply.commands?.length ?? 0, "command", "to run"),
    counted(reply.fileChanges?.length ?? 0, "change", "proposed"),
  ].filter((fact) => fact !== "");
}

type Taken = Pick<Exchange, "inputTokens" | "outputTokens" | "cost">;

/** What an answer took; nothing is said of the built-in coach, which costs nothing. */
export function tokenFacts({ inputTokens, outputTokens, cost }: Taken): string[] {
  const tokens = inputTokens + outputTokens;
  return [
    tokens > 0 ? `${tokens.toLocaleString("en")} tokens` : "",
    cost > 0 ? costText(cost) : "",
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
      return "Looking at your code…";
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
