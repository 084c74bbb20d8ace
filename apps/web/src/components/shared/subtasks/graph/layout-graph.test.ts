import { expect, test } from "vitest";
import { layoutGraph } from "./layout-graph.ts";

const node = (subtaskId: string, dependencies: string[] = []) => ({
  subtaskId,
  dependencies,
  priority: Number(subtaskId),
  status: "pending" as const,
});

test("each part stands below all that it depends on", () => {
  const tasks = [node("1"), node("2"), node("3", ["1"]), node("4", ["2", "3"])];
  const { nodes, edges } = layoutGraph(tasks);
  expect(nodes.map(({ subtaskId, y }) => [subtaskId, y])).toEqual([
    ["1", 20],
    ["2", 20],
    ["3", 60],
    ["4", 100],
  ]);
  expect(edges.every(({ from, to }) => from.y < to.y)).toBe(true);
  expect(edges).toHaveLength(3);
});

test("many beside each other are wrapped, and stay within the width", () => {
  const tasks = Array.from({ length: 30 }, (_, at) => node(`${at + 1}`));
  const { nodes, width, height } = layoutGraph(tasks);
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  expect(nodes.every(({ x, y }) => x > 0 && x < width && y < height)).toBe(true);
});

test("a circle does no harm", () => {
  expect(layoutGraph([node("1", ["2"]), node("2", ["1"])]).nodes).toHaveLength(2);
});
