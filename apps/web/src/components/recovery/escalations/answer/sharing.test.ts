import { expect, test } from "vitest";
import { needsLook, noSharing, sharedPart } from "./sharing.ts";

const sharing = { ...noSharing, on: true, text: "Follow it." };
const nothing = { personal: [], foreignLinks: [], warning: null };
const name = { kind: "name", text: "Ada" } as const;
const leak = { kind: "novel-code", evidence: "a + b" };

test.each([
  ["nothing by default", noSharing, {}],
  ["nothing while the part is empty", { ...sharing, text: " " }, {}],
  ["the part", sharing, { reusable: { text: "Follow it.", personalChecked: false } }],
  [
    "the part in the chosen class",
    { ...sharing, classId: "class-1" },
    { reusable: { text: "Follow it.", personalChecked: false, classId: "class-1" } },
  ],
])("%s is sent for others", (_name, given, sent) => {
  expect(sharedPart(given)).toEqual(sent);
});

test.each([
  ["nothing shared", null, sharing, false],
  ["nothing found", nothing, sharing, false],
  ["a name", { ...nothing, personal: [name] }, sharing, true],
  [
    "a name that was seen",
    { ...nothing, personal: [name] },
    { ...sharing, personalChecked: true },
    false,
  ],
  ["a link elsewhere", { ...nothing, foreignLinks: ["https://x.org"] }, sharing, true],
  ["the solution", { ...nothing, warning: leak }, { ...sharing, personalChecked: true }, true],
])("%s: whether the instructor has to look again", (_name, reusable, given, looks) => {
  expect(needsLook({ reusable }, given)).toBe(looks);
});
