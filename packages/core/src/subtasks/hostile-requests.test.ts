import { describe, expect, test } from "vitest";
import { readAssertedTests } from "../attempt/proposals/read-asserted-tests.ts";
import { findWriting } from "../chat/gallery/asks-for-writing.ts";
import { isEnglishPrompt } from "../chat/gallery/is-english-prompt.ts";
import { pictureSubject, readPictureRequest } from "../chat/gallery/read-picture-request.ts";
import { findReferences, type Referable } from "../chat/references/find-references.ts";
import { extractSteps } from "../recovery/guidance/extract-steps.ts";
import { hostileTexts, timeGrowth } from "../testing/time-growth.ts";
import { applyUnifiedDiff } from "../text/apply-unified-diff.ts";
import { readPlannedSteps } from "./plan/read-planned-steps.ts";
import { hasManyParts, readRequestShape } from "./plan/read-request-shape.ts";

const referable: Referable = {
  files: ["solution.py", "s", "notes.md"],
  testCount: 20,
  patterns: [{ id: "hash-map", name: "w1xyz" }],
  lessons: [{ id: "lesson", title: "a" }],
  origins: ["http://localhost:3000"],
};

/** What reads the words of requests on the event loop, with the length that is tried, and twice that. */
const readers: Record<string, { length: number; read: (text: string) => unknown }> = {
  "a request for a plan": {
    length: 4_000,
    read: (text) => [readRequestShape(text), hasManyParts(text)],
  },
  "a model's plan": {
    length: 30_000,
    read: (text) =>
      readPlannedSteps([{ text: `[${text}`, completed: false }], { files: ["solution.py"] }),
  },
  "a request for pictures": {
    length: 4_000,
    read: (text) => [readPictureRequest(`draw ${text}`), pictureSubject(`draw ${text}`)],
  },
  "a picture's prompt": {
    length: 30_000,
    read: (text) => [isEnglishPrompt(text), findWriting(text)],
  },
  "what a message refers to": { length: 4_000, read: (text) => findReferences(text, referable) },
  "an instructor's steps": { length: 10_000, read: extractSteps },
  "a diff": {
    length: 30_000,
    read: (text) => applyUnifiedDiff(text, `@@ -1,3 +1,3 @@\n${text}`),
  },
  "a coach's tests": { length: 30_000, read: (text) => readAssertedTests(text, "f") },
};

describe.each(Object.entries(readers))("%s", (_name, { length, read }) => {
  test.each(Object.entries(hostileTexts))("is read in linear time: %s", async (_unit, textOf) => {
    expect(await timeGrowth(read, textOf, length)).toBeLessThan(3);
  });
});
