import { describe, expect, test } from "vitest";
import { createGuard } from "../../coach/guard/create-guard.ts";
import { judgedText } from "../../coach/model/converse/judge-chat.ts";
import { emptyReply, type FileChange } from "../../entities/chat/chat-reply.ts";
import type { CoachContext, PastRemark } from "../../ports/coach/coach-context.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { bestTrade, solution } from "../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { judgedChange } from "./judged-change.ts";
import { proposeChanges, withheldChanges } from "./propose-changes.ts";
import { MAX_PROPOSALS, resolveChanges } from "./resolve-change.ts";

const starter = bestTrade.starterCode.javascript;
const files = { "solution.js": starter, "notes.md": "# Notes\n" };
const runner = fakeRunner();
const guard = createGuard({ runner });

function contextOf(told: readonly PastRemark[] = [], given = {}): CoachContext {
  const attempt = anAttempt({ code: starter, v2Step: "IMPLEMENT", ...given });
  return { problem: bestTrade, attempt, told: async () => told };
}

/** Everything that a learner could read of a reply with these changes; null where the reply is held back. */
async function shownOf(fileChanges: FileChange[], context = contextOf()) {
  const reply = { ...emptyReply, summary: "Here are some changes.", fileChanges };
  const text = judgedText(reply, (change) => judgedChange(change, context));
  if ((await guard.check(text, context, "balanced")).leak) return { proposals: null, shown: "" };
  const deps = { ...memoryDeps(), runner, guard, problems: memoryProblems([bestTrade]) };
  const answer = { reply, answeredBy: { provider: "gemini", model: "m" } } as ChatAnswer;
  const proposed = await proposeChanges(deps, { kind: "attempt", ...context }, answer, files);
  const { reply: left } = withheldChanges(answer, proposed);
  return { proposals: proposed.proposals, shown: JSON.stringify([proposed, left]) };
}

const lines = solution.split("\n");
const asComments = lines.map((line) => `// ${line}`).join("\n");
const inContext = `@@ -1,${lines.length} +1,${lines.length + 1} @@\n${lines.map((line) => ` ${line}`).join("\n")}\n+// here\n`;
/** A right test with another field before those that are read. */
const testWith = (more: string) => `[{${more}, "args": [[1, 9]], "expected": 8}]\n`;
const telling = "scratch/keep_the_lowest_price_and_the_largest_profit_then_return_it_at_the_end.js";

describe("a model that puts the solution", () => {
  test.each<[string, FileChange]>([
    ["into notes", { path: "notes.md", content: `# Notes\n\n${solution}\n` }],
    ["into a scratch file", { path: "scratch/try.js", content: solution }],
    ["into a scratch file as comments", { path: "scratch/try.js", content: asComments }],
    [
      "into comments of the solution",
      { path: "solution.js", content: `${starter}${asComments}\n` },
    ],
    ["in place of the solution", { path: "solution.js", content: solution }],
    [
      "into a test file",
      { path: "test_a.js", content: `${solution}\nassert.equal(best([1, 9]), 8);\n` },
    ],
    [
      "into names of tests",
      {
        path: "tests.json",
        content: JSON.stringify(lines.map((name) => ({ name, args: [[1, 9]], expected: 8 }))),
      },
    ],
    [
      "into a field of a test that nobody reads",
      { path: "tests.json", content: testWith(`"why": ${JSON.stringify(solution)}`) },
    ],
    [
      "into a key of a test",
      { path: "tests.json", content: testWith(`${JSON.stringify(solution)}: 1`) },
    ],
    [
      "into a name that is written twice",
      { path: "tests.json", content: testWith(`"name": ${JSON.stringify(solution)}, "name": "a"`) },
    ],
    [
      "into arguments that are written twice",
      { path: "tests.json", content: testWith(`"expected": [${JSON.stringify(solution)}]`) },
    ],
    [
      "into the names of tests in a test file",
      {
        path: "test_a.js",
        content: `test("a'${lines.join(" ").slice(0, 70)}", () => {\n});\ntest("a'${lines.join(" ").slice(70, 140)}", () => {\n});\n`,
      },
    ],
    [
      "into an assertion",
      { path: "test_a.js", content: `assert.equal(best(${JSON.stringify(solution)}), 8);\n` },
    ],
    [
      "into a key of an assertion",
      {
        path: "test_a.js",
        content: `assert.equal(best({${JSON.stringify(solution)}: 1}), 8);\n`,
      },
    ],
    ["into the lines around a diff", { path: "notes.md", content: inContext, isDiff: true }],
    [
      "into a diff that removes it",
      { path: "notes.md", content: inContext.replaceAll("\n ", "\n-"), isDiff: true },
    ],
    ["outside of the workspace", { path: "../solution.js", content: solution }],
    ["into a note", { path: "notes.md", content: "# More\n", note: solution }],
    ["into the file of another language", { path: "test_a.py", content: solution }],
  ])("%s shows none of it", async (_name, change) => {
    const { shown } = await shownOf([change]);
    expect(shown).not.toContain("Math.max");
  });

  test.each([
    ["an import", "import { RECIPE } from './solution.js';", ", "],
    ["an import of modules", "import assert from 'RECIPE';", "_"],
    ["a method of assert", "assert.RECIPE(best([1, 9]), 8);", "_"],
    ["a method of expect", "expect(best([1, 9])).toRECIPE(8);", "_"],
    ["a text in an assertion", "assert.equal(best('RECIPE'), 8);", " "],
  ])("as a recipe into %s shows none of it", async (_name, line, blank) => {
    const parts = ["keep lowest price so far", "subtract it from each price", "and return largest"];
    const program = parts
      .map((part) => line.replace("RECIPE", part.replaceAll(" ", blank)))
      .join("\n");
    const { shown } = await shownOf([{ path: "test_a.js", content: `${program}\n` }]);
    expect(shown).not.toContain(["subtract", "it", "from"].join(blank));
  });

  const steps = bestTrade.keySteps;
  const commented = (mark: string) => steps.map((step) => `${mark} ${step}`).join("\n");
  test.each<[string, FileChange]>([
    ["comments of a scratch program", { path: "scratch/a.js", content: `${commented("//")}\n` }],
    ["comments after code", { path: "scratch/a.js", content: `${commented("1; //")}\n` }],
    ["a block comment", { path: "scratch/a.js", content: `/*\n${commented(" *")}\n */\n` }],
    [
      "texts that are printed",
      {
        path: "scratch/a.js",
        content: `${steps.map((step) => `console.log(${JSON.stringify(step)});`).join("\n")}\n`,
      },
    ],
    [
      "a template",
      { path: "scratch/a.js", content: `const plan = \`\n${steps.join("\n")}\n\`;\n` },
    ],
    ["a docstring", { path: "scratch/a.py", content: `"""\n${steps.join("\n")}\n"""\n` }],
    ["a text file", { path: "scratch/a.md", content: `${steps.join("\n")}\n` }],
    [
      "comments of the solution",
      {
        path: "solution.js",
        content: starter.replace("}", `${commented("  //")}\n}`),
      },
    ],
    [
      "a diff",
      {
        path: "scratch/a.js",
        content: `@@ -0,0 +1,${steps.length} @@\n${commented("+//")}\n`,
        isDiff: true,
      },
    ],
    [
      "comments of a test file",
      {
        path: "test_a.js",
        content: `${commented("//")}\ntest("two days", () => {\n  assert.equal(best([1, 9]), 8);\n});\n`,
      },
    ],
  ])("as a recipe into %s shows none of it", async (_name, change) => {
    const { shown } = await shownOf([change]);
    expect(shown).not.toContain(steps[2]);
  });

  test.each([
    "// What does the loop remember after each step?\nlet a = 1; // one\n",
    "# Try the smallest input first.\nprint('the first example')\n",
  ])("words of another kind stay: %j", async (content) => {
    const { proposals } = await shownOf([{ path: "scratch/a.js", content }]);
    expect(proposals).toMatchObject([{ state: "open" }]);
  });

  test("into a file's name is refused, and the name is cut", async () => {
    const change = { path: telling, content: "1;\n" };
    const resolved = resolveChanges([change], { contents: files, language: "javascript" });
    expect(resolved).toMatchObject([{ state: "blocked", blocked: { reason: "refused-path" } }]);
    const { shown } = await shownOf([change]);
    expect(shown + JSON.stringify(resolved)).not.toContain("return_it_at_the_end");
  });

  test("over several replies is held back with the piece that completes it", async () => {
    const halves = [lines.slice(0, 4), lines.slice(4)].map((half) => half.join("\n"));
    const told = [{ text: `scratch/a.js\n\`\`\`\n${halves[0]}\n\`\`\``, code: starter }];
    const { shown } = await shownOf(
      [{ path: "scratch/b.js", content: `${halves[1]}\n` }],
      contextOf(told),
    );
    expect(shown).not.toContain("Math.max");
  });
});

test.each([
  ["merged lines", "-one+two"],
  ["fewer lines than the hunk says", "@@ -1,3 +1,3 @@\n # Notes\n+two\n"],
  ["lines that are not there", "@@ -1 +1 @@\n-# Other\n+# Mine\n"],
  ["another file", "--- a/solution.js\n+++ b/solution.js\n@@ -1 +1 @@\n-# Notes\n+# Mine\n"],
])("a diff with %s is blocked and reported once", async (_name, content) => {
  const change = { path: "notes.md", content, isDiff: true };
  const answer = {
    reply: { ...emptyReply, fileChanges: [change] },
    answeredBy: null,
  } as ChatAnswer;
  const deps = { ...memoryDeps(), runner, guard, problems: memoryProblems([bestTrade]) };
  const subject = { kind: "attempt", ...contextOf() } as const;
  const { proposals, bugs } = await proposeChanges(deps, subject, answer, files);
  expect(proposals).toMatchObject([{ state: "blocked" }]);
  expect(bugs).toEqual([{ type: "malformed-diff", what: expect.stringMatching(/^notes\.md: /) }]);
});

describe("a model that names", () => {
  test.each([
    "../notes.md",
    "/etc/passwd",
    "scratch/../solution.js",
    "scratch/../../x",
    "__proto__",
    "constructor",
    "scratch/.env",
    "notes.md\u0000",
    "NOTES.MD",
    "C:\\notes.md",
    "scratch/a/b.js",
    `scratch/${"a".repeat(10_000)}`,
  ])("%j gets a blocked change and nothing is kept of its text", async (path) => {
    const { proposals } = await shownOf([{ path, content: "text that nobody asked for\n" }]);
    expect(proposals).toMatchObject([
      { state: "blocked", blocked: { reason: "refused-path" }, oldContent: null, newContent: null },
    ]);
    expect(proposals?.[0]?.path.length).toBeLessThanOrEqual(40);
  });

  test("more than fits gets a blocked change without the text", async () => {
    const { proposals, shown } = await shownOf([
      { path: "scratch/big.md", content: "a b\n".repeat(70_000) },
    ]);
    // Either the guard reads no more than its limit, or the workspace has no room.
    if (proposals) expect(proposals).toMatchObject([{ state: "blocked" }]);
    expect(shown.length).toBeLessThan(2_000);
  });

  test("more files than a reply may change is cut short", () => {
    const many = Array.from({ length: MAX_PROPOSALS + 30 }, (_, at) => ({
      path: `scratch/${at}.md`,
      content: "x\n",
    }));
    const resolved = resolveChanges(many, { contents: files, language: "javascript" });
    expect(resolved).toHaveLength(MAX_PROPOSALS + 1);
    expect(resolved.at(-1)).toMatchObject({ state: "blocked", blocked: { reason: "too-many" } });
  });
});

const recap = { recapText: "One pass, keep the lowest.", recapRequired: false };

test.each([
  ["before a rescue", {}, true],
  ["while the recap is owed", { ...recap, recapRequired: true }, true],
  ["after an accepted recap, at another step", { ...recap, v2Step: "VERIFY" }, true],
  ["after an accepted recap", recap, false],
])("%s, whether the guard reads a change of the solution: %#", (_name, given, isRead) => {
  const change = { path: "solution.js", content: solution, note: "See the loop." };
  const judged = judgedChange(change, contextOf([], given));
  expect(judged).toContain("See the loop.");
  expect(judged.includes("Math.max")).toBe(isRead);
});

describe("the table of what may be changed", () => {
  const right = '[{"args": [[1, 9]], "expected": 8}]\n';
  test.each<[string, object, FileChange, object]>([
    [
      "notes",
      {},
      { path: "notes.md", content: "# Notes\n\nRead the examples again.\n" },
      { state: "open", mayApplyItself: true },
    ],
    [
      "a right test",
      {},
      { path: "tests.json", content: right },
      { state: "open", mayApplyItself: true },
    ],
    [
      "a wrong test",
      {},
      { path: "tests.json", content: right.replace("8", "7") },
      { blocked: { reason: "wrong-test" } },
    ],
    [
      "a right test, its fields in another order and with spaces",
      {},
      {
        path: "tests.json",
        content: '[\n  { "expected": 8.0,\n "args": [[1,  9]], "name": "two days" }\n]\n',
      },
      { state: "open", mayApplyItself: true },
    ],
    [
      "a right test with a field that nobody reads",
      {},
      { path: "tests.json", content: testWith('"why": "two days"') },
      { blocked: { reason: "wrong-test" }, newContent: null },
    ],
    [
      "a test with such a field while results are predicted",
      { v2Step: "PLAN" },
      { path: "tests.json", content: testWith('"why": "two days"') },
      { blocked: { reason: "wrong-test" }, newContent: null },
    ],
    [
      "a test file with right values",
      {},
      {
        path: "test_a.js",
        content:
          'import { best } from "./solution.js";\n\ntest("two days", () => {\n  assert.equal(best([1, 9]), 8);\n});\n',
      },
      { state: "open" },
    ],
    [
      "a test file with a wrong value",
      {},
      { path: "test_a.js", content: "function test_a() {\n  assert.equal(best([1, 9]), 7);\n}\n" },
      { blocked: { reason: "wrong-test" }, newContent: null },
    ],
    [
      "a scratch file",
      {},
      { path: "scratch/a.js", content: "console.log([3, 1, 2].length);\n" },
      { state: "open" },
    ],
    [
      "a comment in the solution",
      {},
      { path: "solution.js", content: starter.replace("}", "  // What comes first?\n}") },
      { state: "open", mayApplyItself: false },
    ],
    [
      "another program",
      {},
      { path: "solution.js", content: starter.replace("}", "  return 1;\n}") },
      { blocked: { reason: "changes-results" } },
    ],
    [
      "another program after an accepted recap",
      recap,
      { path: "solution.js", content: solution },
      { state: "open", mayApplyItself: false },
    ],
    [
      "another program while the recap is owed",
      { ...recap, recapRequired: true },
      { path: "solution.js", content: starter.replace("}", "  return 1;\n}") },
      { blocked: { reason: "changes-results" } },
    ],
    [
      "the solution outside of IMPLEMENT",
      { ...recap, v2Step: "VERIFY" },
      { path: "solution.js", content: starter.replace("}", "  return 1;\n}") },
      { blocked: { reason: "not-now" } },
    ],
    [
      "a right test while results are predicted",
      { v2Step: "UNDERSTAND" },
      { path: "tests.json", content: right },
      { blocked: { reason: "not-now" } },
    ],
  ])("%s", async (_name, given, change, expected) => {
    const { proposals } = await shownOf([change], contextOf([], given));
    expect(proposals).toMatchObject([expected]);
  });
});
