import { expect, test } from "vitest";
import { parseRichText } from "./parse-rich-text.ts";

const text = (said: string) => ({ kind: "text", text: said });

test.each([
  [
    "plain words",
    "One.\n\nTwo.",
    [
      { kind: "paragraph", spans: [text("One.")] },
      { kind: "paragraph", spans: [text("Two.")] },
    ],
  ],
  [
    "marked words",
    "a **b** `c` *d*",
    [
      {
        kind: "paragraph",
        spans: [
          text("a "),
          { kind: "strong", text: "b" },
          text(" "),
          { kind: "code", text: "c" },
          text(" "),
          { kind: "emphasis", text: "d" },
        ],
      },
    ],
  ],
  ["a list", "- one\n- two", [{ kind: "list", items: [[text("one")], [text("two")]] }]],
  ["a fence with a blank line", "```js\na\n\nb\n```", [{ kind: "code", text: "a\n\nb" }]],
  [
    "markup and links stay text",
    "<img src=x> [a](javascript:b) ![c](d)",
    [{ kind: "paragraph", spans: [text("<img src=x> [a](javascript:b) ![c](d)")] }],
  ],
  [
    "an open mark stays text",
    "2 * 3 and `open",
    [{ kind: "paragraph", spans: [text("2 * 3 and `open")] }],
  ],
])("%s", (_name, written, blocks) => {
  expect(parseRichText(written)).toEqual(blocks);
});
