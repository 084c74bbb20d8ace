import { expect, test } from "vitest";
import { nounOfRoute } from "./noun-of-route.ts";

test.each([
  [
    "a use-case and roles",
    `from "@foothold/core/people"; from "@foothold/core/catalog";`,
    "catalog",
  ],
  ["roles alone", `from "@foothold/core/people";`, "people"],
  ["nothing of core", `from "#lib/handle.ts";`, "people"],
  [
    "a conversation's plan",
    `from "@foothold/core/chat"; from "@foothold/core/subtasks";`,
    "subtasks",
  ],
  ["errors beside a use-case", `from "@foothold/core/errors"; from "@foothold/core/chat";`, "chat"],
])("a route that imports %s", (_name, source, noun) => {
  expect(nounOfRoute(source)).toBe(noun);
});
