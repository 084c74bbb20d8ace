import type { WorkbenchData } from "../workbench/workbench-data.ts";

type Said = Pick<WorkbenchData, "recovery" | "comments" | "story"> & {
  attempt: Pick<WorkbenchData["attempt"], "v2Step">;
};

/** What stands in the coach's panel, and nowhere else, because the coach or an instructor said it: by its id. */
export function coachWords({ attempt, recovery, comments, story }: Said): string[] {
  const atStep = new Set<string>(attempt.v2Step === "PLAN" ? ["failure", "verdict"] : ["failure"]);
  const shown = recovery && recovery.status !== "stopped" ? recovery.shown : [];
  const answer = recovery?.escalation?.answer;
  return [
    ...shown
      .filter(({ stage }) => stage !== "human")
      .map(({ key }) => `recovery ${recovery?.id} ${key}`),
    ...(answer ? [`answer ${answer.at}`] : []),
    ...comments.map(({ id }) => `comment ${id}`),
    ...story.exchanges
      .filter(({ kind, text }) => text !== "" && !atStep.has(kind))
      .map(({ id }) => `exchange ${id}`),
  ];
}

export function hasNews(words: readonly string[], seen: readonly string[]): boolean {
  return words.some((word) => !seen.includes(word));
}
