import { expect, test } from "vitest";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { bestTrade as problem, solution } from "../../testing/builders/best-trade.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { fillFunctionBody } from "./candidates/fill-function-body.ts";
import { replaceExpression } from "./candidates/replace-expression.ts";
import { detectLanguage } from "./code/detect-language.ts";
import { createGuard } from "./create-guard.ts";
import { isCodeLine } from "./extract/is-code-line.ts";
import { normalizeReply } from "./extract/normalize-reply.ts";
import { findToldSentences } from "./instructions/told-sentences.ts";
import { withoutQuotedLine } from "./recipe/without-own-work.ts";

const wrong = solution.replace("const price of prices", "const price of prices.slice(0, -1)");
const check = (reply: string) =>
  createGuard({ runner: fakeRunner() }).check(
    reply,
    { problem, attempt: anAttempt({ code: wrong }) },
    "balanced",
  );

test.each([
  "What if, rather than stopping a day short, you went on to the last one?",
  "You read the days the wrong way round.",
  "Give slice an end that is one day later.",
  "When two gains are equal, compare the days from early to late.",
])("a fix is told: %s", async (reply) => {
  expect(await check(reply)).toMatchObject({ leak: true });
});

test("what the message of an error means is no fix", async () => {
  const reply =
    "`TypeError: x is not iterable` means that a value was no list when it should be gone through.";
  expect(await check(reply)).toEqual({ leak: false });
});

test("what a program does is no instruction", () => {
  expect(findToldSentences("Your loop runs `set(need);` and then `if (has(need))`.")).toEqual([]);
  expect(findToldSentences("Your outer loop is `for (let at = 0; at < 9; at++)`.")).toEqual([]);
  expect(findToldSentences("Your loop is `for (;;)`; let it be `for (a of b)`.")).toHaveLength(1);
  expect(findToldSentences("Your loop runs `set(need);` but it should run it last.")).toHaveLength(
    1,
  );
});

test("one quoted line is left out, two may be another order", () => {
  const code = "while (low < high) {\n  low = middle;\n";
  expect(withoutQuotedLine("What does low = middle; do?", code)).toBe("What does   do?");
  const both = "low = middle; while (low < high) {";
  expect(withoutQuotedLine(both, code)).toBe(both);
});

test.each([
  ["rows.sort();", ".sort((a, b) => b - a)", "rows.sort((a, b) => b - a);"],
  [
    "if (open.pop() !== top) {",
    "!open.length || open.pop() !== top",
    "if (!open.length || open.pop() !== top) {",
  ],
])("an expression adds to what is there: %s", (line, expression, changed) => {
  expect(replaceExpression(line, expression).map(({ code }) => code)).toContain(changed);
});

test("code is read in more forms", () => {
  expect(normalizeReply("rows&#91;0&#x5D; &#9731;")).toBe("rows[0] &#9731;");
  expect(detectLanguage("rows.map { |row| row + 1 }", "javascript")).toBe("other");
  expect(isCodeLine("found.append([one.name for one in row])")).toBe(true);
  const body = "let s = 0;\nfor (const n of log) s += n;\nreturn s;";
  expect(fillFunctionBody(aProblem(), body, "javascript").code).toContain("const log = a;");
});
