import { expect, test } from "vitest";
import { plainOutput, visibleText } from "./plain-output.ts";

test.each([
  ["colours", "\u001b[31mred\u001b[0m", "red"],
  ["a cleared screen", "before\u001b[2J\u001b[H after", "before after"],
  ["a link with another text", "\u001b]8;;http://example.org\u0007here\u001b]8;;\u0007", "here"],
  ["a window's title", "\u001b]0;title\u001b\\text", "text"],
  ["an escape without an end", "\u001b[31", "[31"],
  ["lines of Windows, and a line that is written over", "a\r\nb\rc", "a\nbc"],
  ["a bell and a NUL", "a\u0007\u0000b", "ab"],
  ["text that is turned round", "\u202egnp.exe", "gnp.exe"],
  ["markup stays text", "<img src=x onerror=alert(1)>\tü", "<img src=x onerror=alert(1)>\tü"],
])("%s", (_name, output, plain) => {
  expect(plainOutput(output)).toBe(plain);
});

test("a command shows what would not be seen", () => {
  expect(visibleText("ls \u202e# sl mr\u200b")).toBe("ls \\u{202e}# sl mr\\u{200b}");
  expect(visibleText("cat <<EOF\nünï\nEOF")).toBe("cat <<EOF\nünï\nEOF");
});
