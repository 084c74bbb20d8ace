import { expect, test } from "vitest";
import { judgedText } from "./judge-chat.ts";

const proposing = (command: string) =>
  judgedText({ summary: "Run this.", commands: [{ command }] });

test.each([
  ["in quotes", "python -c 'return a + b'", "return a + b"],
  ["in a here-document", "cat > scratch/a.py <<EOF\nreturn a + b\nEOF", "return a + b"],
  ["line by line", "echo def f:\necho return a + b", "return a + b"],
])("code in a command is judged as code: %s", (_name, command, code) => {
  const text = proposing(command);
  const fenced = text.slice(text.indexOf("```"));
  expect(fenced).toContain("```\n");
  expect(fenced).toContain(code);
});

test("a plain command holds no code", () => {
  expect(proposing("test 2")).not.toContain("```");
});
