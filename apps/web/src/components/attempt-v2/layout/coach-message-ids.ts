import type { WorkbenchData } from "../workbench/workbench-data.ts";

type Sources = Pick<WorkbenchData, "recovery" | "comments" | "story"> & {
  attempt: Pick<WorkbenchData["attempt"], "v2Step">;
};

/** The ids of all messages from the coach or an instructor that are shown only in the coach's panel. */
export function coachMessageIds({ attempt, recovery, comments, story }: Sources): string[] {
  const atStep = new Set<string>(attempt.v2Step === "PLAN" ? ["failure", "verdict"] : ["failure"]);
  const shown = recovery && recovery.status !== "stopped" ? recovery.shown : [];
  return [
    ...shown
      .filter(({ stage }) => stage !== "human")
      .map(({ key }) => `recovery ${recovery?.id} ${key}`),
    ...(recovery?.answers ?? []).map(({ at }) => `answer ${at}`),
    ...comments.map(({ id }) => `comment ${id}`),
    ...story.exchanges
      .filter(({ kind, text }) => text !== "" && !atStep.has(kind))
      .map(({ id }) => `exchange ${id}`),
  ];
}

export function hasUnread(ids: readonly string[], seen: readonly string[]): boolean {
  return ids.some((id) => !seen.includes(id));
}
