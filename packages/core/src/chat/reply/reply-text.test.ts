import { expect, test } from "vitest";
import { isEmptyReply, replyText } from "./reply-text.ts";

test("a reply reads from the summary to the next steps, and code cannot leave its fence", () => {
  const text = replyText({
    summary: "Look.",
    sections: [{ heading: "Why", content: "So.", code: "a\n```\nb" }],
    todos: [{ text: "Run it", completed: true }],
    commands: [{ command: "test 1", description: "runs it" }],
    nextSteps: [{ html: "Go on", inputText: "continue" }],
  });
  expect(text).toBe(
    "Look.\n\n**Why**\n\nSo.\n\n````\na\n```\nb\n````\n\n- [x] Run it\n\n- `test 1`: runs it\n\n- Go on",
  );
});

test("nothing is nothing", () => {
  expect(isEmptyReply({ summary: " ", sections: [], todos: [] })).toBe(true);
});
