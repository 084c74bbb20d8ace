import type { ViewedTask } from "@foothold/core/subtasks";

type Node = Pick<ViewedTask, "subtaskId" | "dependencies" | "priority" | "status">;

export type Placed = Node & { x: number; y: number };
export type Layout = {
  width: number;
  height: number;
  nodes: Placed[];
  edges: { from: Placed; to: Placed }[];
};

const STEP = 40;
/** The most parts in a row, so that their numbers stay readable. */
const PER_ROW = 8;

/** Places the parts in rows, each below everything that it depends on. */
export function layoutGraph(tasks: readonly Node[]): Layout {
  const levels = levelsOf(tasks);
  const nodes: Placed[] = [];
  let row = 0;
  for (let level = 0; level <= Math.max(0, ...levels.values()); level++) {
    const here = tasks.filter(({ subtaskId }) => levels.get(subtaskId) === level);
    for (let from = 0; from < here.length; from += PER_ROW) {
      const inRow = here.slice(from, from + PER_ROW);
      const left = ((PER_ROW - inRow.length) * STEP) / 2;
      for (const [at, task] of inRow.entries()) {
        nodes.push({ ...task, x: left + (at + 0.5) * STEP, y: (row + 0.5) * STEP });
      }
      row += 1;
    }
  }
  const byId = new Map(nodes.map((node) => [node.subtaskId, node]));
  const edges = nodes.flatMap((to) =>
    to.dependencies.flatMap((id) => {
      const from = byId.get(id);
      return from ? [{ from, to }] : [];
    }),
  );
  return { width: PER_ROW * STEP, height: Math.max(1, row) * STEP, nodes, edges };
}

/** The length of the longest path to each part. A cycle, which is refused elsewhere, ends the search. */
function levelsOf(tasks: readonly Node[]): Map<string, number> {
  const byId = new Map(tasks.map((task) => [task.subtaskId, task]));
  const levels = new Map<string, number>();
  const levelOf = (id: string, seen: readonly string[]): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    const before = byId.get(id)?.dependencies.filter((each) => byId.has(each)) ?? [];
    const above = before
      .filter((each) => !seen.includes(each))
      .map((each) => levelOf(each, [...seen, id]) + 1);
    const level = Math.max(0, ...above);
    levels.set(id, level);
    return level;
  };
  for (const { subtaskId } of tasks) levelOf(subtaskId, []);
  return levels;
}
