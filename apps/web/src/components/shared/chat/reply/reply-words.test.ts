import type { Proposal } from "@foothold/core/chat";
import { expect, test } from "vitest";
import { shortSummary } from "../summary-text.ts";
import { changeText } from "./changes/change-words.ts";
import { recoveredText } from "./recovered-text.ts";
import { answererText, isPending, progressText, statusFacts, tokenFacts } from "./status-words.ts";

const todo = { text: "Run it", completed: false };
const twoCommands = { commands: [{ command: "ls" }, { command: "test" }] };
const step = { html: "Run", inputText: "run" };

test.each([
  [{ todos: Array(8).fill(todo), nextSteps: [step] }, "8 todos, 1 next step"],
  [{ summary: "Look." }, "the summary"],
  [{ summary: "Look.", commands: [{ command: "ls" }] }, "the summary, 1 command"],
])("what was recovered is counted: %#", (reply, words) => {
  expect(recoveredText(reply)).toBe(words);
});

const proposal: Proposal = {
  path: "notes.md",
  note: null,
  state: "open",
  blocked: null,
  oldContent: null,
  newContent: "",
  stats: { added: 0, removed: 0, modified: 0 },
  mayApplyItself: true,
};

test.each([
  [null, "", "New file notes.md"],
  ["a", "b", "notes.md"],
  ["a", null, "Delete notes.md"],
  [null, null, "notes.md"],
])(
  "a change is named by what it does; one whose text is withheld does nothing: %#",
  (oldContent, newContent, words) => {
    expect(changeText({ ...proposal, oldContent, newContent })).toBe(words);
  },
);

test.each([
  [{}, [], [], false],
  [{ todos: [todo] }, [], [], false],
  [{}, [proposal], [], true],
  [{}, [{ ...proposal, state: "applied" as const }], [], false],
  [twoCommands, [], [], true],
  [twoCommands, [], [1], true],
  [twoCommands, [], [1, 0], false],
])(
  "a reply is pending while a change or a command is open: %#",
  (reply, proposals, settledCommands, pending) => {
    expect(isPending({ reply, proposals, settledCommands })).toBe(pending);
  },
);

test("commands that have run are not said to be open", () => {
  const factsAfter = (settledCommands: number[]) =>
    statusFacts({ reply: twoCommands, proposals: [], settledCommands });
  expect(factsAfter([])).toEqual(["2 commands to run"]);
  expect(factsAfter([0])).toEqual(["1 command to run"]);
  expect(factsAfter([1, 0])).toEqual([]);
});

test("who answered is said", () => {
  expect(answererText({ answeredBy: null })).toBe("Built-in coach");
  expect(answererText({ answeredBy: { provider: "gemini", model: "flash" } })).toBe(
    "Gemini (flash)",
  );
});

test("what an answer took is said, but nothing of one that took nothing", () => {
  expect(tokenFacts({ inputTokens: 38_000, outputTokens: 16, cost: 0.02 })).toEqual([
    "38,016 tokens",
    "$0.02",
  ]);
  expect(tokenFacts({ inputTokens: 0, outputTokens: 0, cost: 0 })).toEqual([]);
});

test("what was loaded is named", () => {
  expect(progressText({ stage: "loaded", labels: ["solution.py", "test 3"] })).toBe(
    "Loaded solution.py, test 3",
  );
});

test("a summary is shortened to one line without marks", () => {
  expect(shortSummary("**Look** at\n`x`")).toBe("Look at x");
  expect(shortSummary("a".repeat(200))).toHaveLength(90);
});
