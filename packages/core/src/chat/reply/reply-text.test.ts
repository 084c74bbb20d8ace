import { expect, test } from "vitest";
import { figureSchema } from "../../entities/drawings/figure.ts";
import { inWords, isEmptyReply, replyText } from "./reply-text.ts";

const anArray = { kind: "array", values: [1, 2] };

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

test("a drawing is read in words, also by a model", () => {
  const drawing = {
    title: "Example 1",
    frames: [{ caption: "", parts: [{ name: "numbers", picture: figureSchema.parse(anArray) }] }],
    note: "",
  };
  const reply = { summary: "Look.", drawings: [drawing] };
  const words = "numbers: An array of 2: 1, 2.";
  expect(replyText(reply)).toBe(`Look.\n\n**Drawing: Example 1**\n\n${words}`);
  expect(inWords(reply)).toEqual({
    summary: "Look.",
    sections: [{ heading: "Drawing: Example 1", content: words }],
  });
});
