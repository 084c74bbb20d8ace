import { type Drawable, plainDrawable, type TreePlace } from "./drawable.ts";

export const MOST_LEVELS = 4;

type TreeNode = { value: Drawable; left: TreeNode | null; right: TreeNode | null; id?: string };

/** A tree from its nodes level by level; only nodes that are there have places for children. */
export function treeOfLevels(values: readonly (Drawable | null)[]): Drawable {
  const [first = null] = values;
  if (first === null) return plainDrawable("empty tree");
  const root: TreeNode = { value: first, left: null, right: null };
  const waiting = [root];
  for (let at = 1; at < values.length && waiting.length > 0; at += 2) {
    const parent = waiting.shift();
    if (!parent) break;
    for (const [side, value] of [
      ["left", values[at]],
      ["right", values[at + 1]],
    ] as const) {
      if (!value) continue;
      const child: TreeNode = { value, left: null, right: null };
      parent[side] = child;
      waiting.push(child);
    }
  }
  return treeFrom(root);
}

/** The first levels of a tree; a node that was met before counts as left out. */
export function treeFrom(root: TreeNode): Drawable {
  const ids = new Map<string, TreePlace>();
  const levels: (Drawable | null)[][] = [];
  let level: (TreeNode | null)[] = [root];
  for (let depth = 0; depth < MOST_LEVELS && level.some(Boolean); depth++) {
    level.forEach((node, place) => {
      if (node?.id !== undefined && !ids.has(node.id)) ids.set(node.id, [depth, place]);
    });
    levels.push(level.map((node) => node?.value ?? null));
    level = level.flatMap((node) => [node?.left ?? null, node?.right ?? null]);
  }
  return { kind: "tree", levels, ids, leftOut: countNodes(level, new Set(ids.keys())) };
}

const MOST_COUNTED = 999;

function countNodes(level: readonly (TreeNode | null)[], met: Set<string>): number {
  const waiting = level.filter((node) => node !== null);
  let count = 0;
  while (waiting.length > 0 && count < MOST_COUNTED) {
    const node = waiting.pop();
    if (!node || (node.id !== undefined && met.has(node.id))) continue;
    if (node.id !== undefined) met.add(node.id);
    count++;
    if (node.left) waiting.push(node.left);
    if (node.right) waiting.push(node.right);
  }
  return count;
}
