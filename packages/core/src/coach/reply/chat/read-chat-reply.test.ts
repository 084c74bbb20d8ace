import { describe, expect, test } from "vitest";
import type { FileChange } from "../../../entities/chat/chat-reply.ts";
import { readChatReply } from "./read-chat-reply.ts";

const summary =
  "Here are two more lines for your notes, because you asked for them. They say what goes in and what comes out, nothing else.";
const notes = { path: "notes.md", content: "one\ntwo\n" };
const written = (fileChanges: readonly FileChange[], more = {}) =>
  JSON.stringify({ summary, fileChanges, commands: [], nextSteps: [], ...more });

describe("all changes of a cut reply are set aside", () => {
  const second = { path: "scratch/a.md", content: "never whole" };
  const two = written([notes, second]);
  test.each([
    ["that does not end", two.slice(0, two.indexOf("never") + 3)],
    ["that lacks only its last bracket", two.slice(0, -1)],
    ["whose summary says so", written([notes], { summary: `${summary} (Truncated.)` })],
    ["of under 200 characters", JSON.stringify({ summary: "Short.", fileChanges: [notes] })],
  ])("one %s", (_name, text) => {
    const read = readChatReply(text);
    expect(read.reply.fileChanges).toBeUndefined();
    expect(read.cutChanges).toContainEqual(notes);
    expect(read.cutChanges).not.toContainEqual(expect.objectContaining({ content: "never" }));
    expect(read.recovery?.truncated).toBe(true);
    expect(read.bugs).toMatchObject([{ type: "blocked-change" }]);
  });

  test("a whole reply keeps them", () => {
    const read = readChatReply(written([notes]));
    expect(read.reply.fileChanges).toEqual([notes]);
    expect(read.cutChanges).toBeUndefined();
  });
});

test("a diff that came as a whole file is read as a diff", () => {
  const diff = "--- a/notes.md\n+++ b/notes.md\n@@ -1 +1,2 @@\n one\n+two\n";
  const read = readChatReply(written([{ path: "notes.md", content: diff, isDiff: false }]));
  expect(read.reply.fileChanges).toEqual([{ path: "notes.md", content: diff, isDiff: true }]);
});
