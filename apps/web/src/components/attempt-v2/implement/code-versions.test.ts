import { expect, test } from "vitest";
import { meetCode, newestOf, rememberSaved } from "./code-versions.ts";

const saved = { latest: "one", base: "one", version: 3, unanswered: [] };
const typing = { ...saved, latest: "one two" };
const sending = { ...typing, unanswered: ["one two"] };

test.each([
  ["the page as it was", saved, { code: "one", version: 3 }, "nothing-new"],
  ["an older page", saved, { code: "zero", version: 2 }, "nothing-new"],
  ["a hint since", saved, { code: "one", version: 4 }, "ours"],
  ["a hint while one types", typing, { code: "one", version: 4 }, "ours"],
  ["a save whose answer has not come", sending, { code: "one two", version: 4 }, "ours"],
  ["another tab's text, all being saved here", saved, { code: "uno", version: 4 }, "theirs"],
  ["another tab's text while one types", typing, { code: "uno", version: 4 }, "two-texts"],
  ["another tab's text while one is saved", sending, { code: "uno", version: 4 }, "two-texts"],
] as const)("a page comes anew with %s", (_name, here, found, expected) => {
  expect(meetCode(here, found)).toBe(expected);
});

test.each([
  ["the page's, where nothing was saved since", "a", 5, "page"],
  ["what was saved, where the page is older", "b", 4, "saved"],
  ["the page's, where that is newer", "c", 6, "page"],
])("the newest code is %s", (_name, id, version, expected) => {
  if (id !== "a") rememberSaved(id, { code: "saved", version: 5 });
  expect(newestOf({ id, code: "page", version }).code).toBe(expected);
});
