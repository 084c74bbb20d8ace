import { describe, expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";

const text = (words: string) => [{ kind: "text", text: words }];

describe("a text is read as", () => {
  test.each([
    ["nothing", "\n \n", []],
    ["a paragraph over two lines", "One\ntwo.", [{ kind: "paragraph", spans: text("One\ntwo.") }]],
    [
      "a heading and a paragraph",
      "## When it fits\nOften.",
      [
        { kind: "heading", spans: text("When it fits") },
        { kind: "paragraph", spans: text("Often.") },
      ],
    ],
    [
      "a list whose item goes on",
      "- one\n  and a half\n- two",
      [{ kind: "list", start: null, items: [text("one and a half"), text("two")] }],
    ],
    [
      "numbered steps that count on after a blank line",
      "1. one\n\n2. two\n3. three",
      [
        { kind: "list", start: 1, items: [text("one")] },
        { kind: "list", start: 2, items: [text("two"), text("three")] },
      ],
    ],
    [
      "a drawing, spaces and blank lines kept",
      "```text\n  / \\\n\n a **b**\n```\nAfter.",
      [
        { kind: "code", text: "  / \\\n\n a **b**" },
        { kind: "paragraph", spans: text("After.") },
      ],
    ],
    ["a drawing that is never closed", "```\na", [{ kind: "code", text: "a" }]],
    [
      "a table with an empty cell",
      "| Step | Row |\n| --- | :-: |\n| 1 | |",
      [{ kind: "table", head: [text("Step"), text("Row")], rows: [[text("1"), []]] }],
    ],
    ["a bar that is no table", "| a | b |", [{ kind: "paragraph", spans: text("| a | b |") }]],
    [
      "words that are set apart",
      "A `list` of **two** *new* ones, 2 * 3 * 4.",
      [
        {
          kind: "paragraph",
          spans: [
            { kind: "text", text: "A " },
            { kind: "code", text: "list" },
            { kind: "text", text: " of " },
            { kind: "strong", text: "two" },
            { kind: "text", text: " " },
            { kind: "emphasis", text: "new" },
            { kind: "text", text: " ones, 2 * 3 * 4." },
          ],
        },
      ],
    ],
    [
      "a mark that is never closed, as the text it is",
      "2 * 3 and `open",
      [{ kind: "paragraph", spans: text("2 * 3 and `open") }],
    ],
    [
      "a picture, as the text it is",
      "![c](https://elsewhere.example/d.png)",
      [{ kind: "paragraph", spans: text("![c](https://elsewhere.example/d.png)") }],
    ],
    [
      "HTML, as the text it is",
      "<img src=x onerror=alert(1)> [a](javascript:alert(1))",
      [
        {
          kind: "paragraph",
          spans: text("<img src=x onerror=alert(1)> [a](javascript:alert(1))"),
        },
      ],
    ],
  ])("%s", (_name, source, blocks) => {
    expect(parseMarkdown(source)).toEqual(blocks);
  });
});
