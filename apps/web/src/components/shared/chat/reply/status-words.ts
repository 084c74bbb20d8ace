import type { Exchange, Proposal } from "@foothold/core/chat";
import type { ChatProgress } from "@foothold/core/coach";
import { providerNames } from "@foothold/core/text-model";
import { dollarsText } from "#components/ui/dollars-text.ts";

/** Who answered. */
export function answererText({ answeredBy }: Pick<Exchange, "answeredBy">): string {
  if (!answeredBy) return "Built-in coach";
  return `${providerNames[answeredBy.provider]} (${answeredBy.model})`;
}

type Proposing = Pick<Exchange, "reply" | "proposals" | "settledCommands">;

/** Positions of the reply's commands that were neither run nor skipped. */
export function openCommands({
  reply,
  settledCommands,
}: Pick<Exchange, "reply" | "settledCommands">): number[] {
  const places = (reply.commands ?? []).map((_command, place) => place);
  return places.filter((place) => !settledCommands.includes(place));
}

/** Whether a change of a file or a command still needs the learner. */
export function isPending(exchange: Proposing): boolean {
  return (
    openCommands(exchange).length > 0 || exchange.proposals.some(({ state }) => state === "open")
  );
}

/** What is said beside Done or Pending. */
export function statusFacts(exchange: Proposing): string[] {
  const { proposals } = exchange;
  const count = (wanted: Proposal["state"]) =>
    proposals.filter(({ state }) => state === wanted).length;
  const applied = count("applied");
  return [
    counted(openCommands(exchange).length, "command", "to run"),
    counted(count("open"), "change", "proposed"),
    applied > 0 ? `✓ ${applied} applied` : "",
    count("blocked") > 0 ? `${count("blocked")} blocked` : "",
  ].filter((fact) => fact !== "");
}

type Taken = Pick<Exchange, "inputTokens" | "outputTokens" | "cost">;

/** What an answer took; nothing is said of the built-in coach, which costs nothing. */
export function tokenFacts({ inputTokens, outputTokens, cost }: Taken): string[] {
  const tokens = inputTokens + outputTokens;
  return [
    tokens > 0 ? `${tokens.toLocaleString("en")} tokens` : "",
    cost > 0 ? dollarsText(cost) : "",
  ].filter((fact) => fact !== "");
}

function counted(count: number, noun: string, what: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"} ${what}`;
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
