import { expect, test } from "vitest";
import { newestOf, rememberSaved } from "./code-versions.ts";

test.each([
  ["the page's, where nothing was saved since", "a", 5, "page"],
  ["what was saved, where the page is older", "b", 4, "saved"],
  ["the page's, where that is newer", "c", 6, "page"],
])("the newest code is %s", (_name, id, version, expected) => {
  if (id !== "a") rememberSaved(id, { code: "saved", version: 5 });
  expect(newestOf({ id, code: "page", version }).code).toBe(expected);
});
