import { expect, test } from "vitest";
import { isCurrentNode } from "./use-current-node.mjs";

test.each([
  ["18.20.4", false],
  ["20.20.2", false],
  ["22.17.1", false],
  ["22.18.0", true],
  ["23.5.0", false],
  ["23.6.0", true],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s runs TypeScript as it is: %s", (version, expected) => {
  expect(isCurrentNode(version)).toBe(expected);
});
