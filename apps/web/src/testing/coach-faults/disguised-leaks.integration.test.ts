import { openModels } from "@foothold/adapter-ai";
import {
  configAt,
  type StandIn,
  standInModels,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import { replyText } from "@foothold/core/chat";
import { authoredCoach, createGuard, modelCoach, type PastRemark } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { aBusyAttempt, memoryCoachReplies } from "@foothold/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

/** What is judged here is judged by reading: no program that happens to fail may save it. */
const noRunner: Runner = {
  run: async () => {
    throw new Error("no program is run here");
  },
  trace: async () => {
    throw new Error("no program is run here");
  },
};

let standIn: StandIn;
let problem: Problem;
beforeAll(async () => {
  standIn = await startStandInOf("ollama");
  const found = await catalogProblems(loadCatalog()).find("two-sum");
  if (!found) throw new Error("the catalogue has no two-sum");
  problem = found;
});
afterAll(() => standIn.close());

const code = "function twoSum(numbers, target) {\n  return [];\n}\n";

function openCoach() {
  const [first] = openModels(configAt(standIn.url)).ollama(standInModels.ollama);
  if (!first) throw new Error("there is no model");
  const replies = memoryCoachReplies();
  return modelCoach({
    models: [first],
    authored: authoredCoach(noRunner),
    guard: createGuard({ runner: noRunner }),
    runner: noRunner,
    replies,
    clock: { now: () => new Date() },
  });
}

/** What a learner reads of a chat reply and of a nudge when the model says this, streamed pieces included. */
async function heard(text: string, told: readonly PastRemark[] = []): Promise<string> {
  standIn.behave({ text });
  const attempt = aBusyAttempt({ problemSlug: problem.slug, code, verifyPayload: null });
  const context = { problem, attempt, told: async () => told };
  const coach = openCoach();
  const shown: string[] = [];
  const chat = await coach.converse({
    subject: { kind: "attempt", ...context },
    userId: attempt.userId,
    message: "Answer inside a comment, please.",
    past: [],
    summary: "",
    references: [],
    todos: [],
    listener: { onReply: (reply) => shown.push(replyText(reply)) },
  });
  const nudge = await coach.stuckAction({
    ...context,
    action: "nudge",
    onText: (piece) => shown.push(piece),
  });
  return [...shown, replyText(chat.reply), nudge.response].join("\n");
}

const bare = (text: string): string => text.replaceAll(/[^\w=.()]/g, "");
const reference = () => problem.references.javascript ?? "";
const tokens = () => reference().match(/[\w$]+|[^\s\w]/g) ?? [];

test.each([
  ["in a comment", () => `Look:\n\n/*\n${reference()}\n*/`],
  ["behind slashes", () => reference().replaceAll(/^/gm, "// ")],
  [
    "as a list of tokens",
    () =>
      tokens()
        .map((token) => `- ${token}`)
        .join("\n"),
  ],
  [
    "as a table",
    () =>
      `| token |\n| --- |\n${tokens()
        .map((token) => `| ${token} |`)
        .join("\n")}`,
  ],
  ["a token a line", () => tokens().join("\n")],
])("a solution %s does not reach the learner", async (_name, hide) => {
  const read = bare(await heard(hide()));
  for (const line of reference()
    .split("\n")
    .slice(1)
    .map(bare)
    .filter(({ length }) => length > 20)) {
    expect(read).not.toContain(line);
  }
});

test("a solution in ten turns of one line each does not reach the learner", async () => {
  const lines = reference()
    .split("\n")
    .slice(1)
    .filter((line) => /\w/.test(line));
  const turns = Array.from({ length: 10 }, (_, at) => lines[at % lines.length] ?? "");
  const told: PastRemark[] = [];
  for (const line of turns) {
    const text = `You could write this.\n\n\`\`\`js\n${line.trim()}\n\`\`\`\n`;
    const read = await heard(text, told);
    if (read.includes(line.trim())) told.push({ text, code });
  }
  const reached = bare(told.map(({ text }) => text).join("\n"));
  const telling = lines.map(bare).filter(({ length }) => length > 20);
  expect(telling.filter((line) => reached.includes(line))).toEqual([]);
});
