import { type ChatReply, emptyReply } from "../../entities/chat/chat-reply.ts";
import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { isSettled } from "../run/task-state.ts";
import { mergeFiles, type TaskChange } from "./merge-files.ts";

export const MAX_MERGED_TODOS = 20;

/** Everything that the sub-tasks propose to change, in the plan's order. */
export function changesOf({ tasks }: Pick<SubTaskPlan, "tasks">): TaskChange[] {
  return tasks.flatMap(({ subtaskId, output }) =>
    (output?.fileChanges ?? []).map((change) => ({ subtaskId, change })),
  );
}

/**
 * One reply made of all results: sections in the plan's order, todos joined, one change for each file. `without` are
 * sub-tasks whose words are left out.
 */
export function mergeResults(
  stored: SubTaskPlan,
  without: ReadonlySet<string> = new Set(),
): ChatReply {
  const { plan } = stored;
  const tasks = stored.tasks.filter((task) => isSettled(task) && !without.has(task.subtaskId));
  const last = tasks.findLast(({ work, output }) => work.kind === "collect" && output);
  return {
    ...emptyReply,
    summary: last?.output?.summary ?? `${countDone(tasks)} parts are done.`,
    sections: tasks.flatMap((task) => (task === last ? ownSections(task) : sectionsOf(task))),
    todos: joinTodos(tasks),
    fileChanges: mergeFiles(changesOf({ tasks }), plan.files, plan.conflicts),
  };
}

const countDone = (tasks: readonly SubTask[]) => tasks.filter(({ output }) => output).length;
const ownSections = ({ output }: SubTask): ChatReply["sections"] => output?.sections ?? [];

/** Above the results of a sub-task stands what it was told to do. */
export const headingOf = ({ instruction }: SubTask["input"]): string =>
  instruction.replace(/\.$/, "");

function sectionsOf(task: SubTask): ChatReply["sections"] {
  const { input, output, status } = task;
  const heading = headingOf(input);
  if (status === "skipped") return [{ heading, content: "This part was left out." }];
  if (!output) return [];
  return [{ heading, content: output.summary }, ...output.sections];
}

/** Each todo once; it is done if one sub-task says so. */
function joinTodos(tasks: readonly SubTask[]): ChatReply["todos"] {
  const joined = new Map<string, boolean>();
  for (const { text, completed } of tasks.flatMap(({ output }) => output?.todos ?? [])) {
    joined.set(text, completed || (joined.get(text) ?? false));
  }
  return [...joined].map(([text, completed]) => ({ text, completed })).slice(0, MAX_MERGED_TODOS);
}
