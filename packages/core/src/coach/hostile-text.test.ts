import { describe, expect, test } from "vitest";
import { readReport } from "../chat/commands/command-report.ts";
import { readVerdict } from "../chat/commands/read-verdict.ts";
import type { UnderstandPayload } from "../entities/attempt/attempt-payloads.ts";
import { chatReplySchema } from "../entities/chat/chat-reply.ts";
import type { GuardPolicy } from "../ports/coach/guard.ts";
import { renderPrompt } from "../prompts/render-prompt.ts";
import { askQuestion } from "../testing/ask-question.ts";
import { anAttempt } from "../testing/builders/attempt-builders.ts";
import { bestTrade as problem } from "../testing/builders/best-trade.ts";
import { fakeRunner } from "../testing/fakes/fake-runner.ts";
import { hostileTexts, timeGrowth } from "../testing/time-growth.ts";
import { diffLines } from "../text/diff-lines.ts";
import { makeDelta } from "../text/line-delta.ts";
import { plainOutput } from "../text/plain-output.ts";
import { stemWord } from "../text/stem-word.ts";
import { authoredCoach } from "./authored/authored-coach.ts";
import { readExamples } from "./examples/read-examples.ts";
import { createGuard } from "./guard/create-guard.ts";
import { findReleasableText } from "./guard/find-releasable-text.ts";
import { echoesPrompt } from "./model/call/echoes-prompt.ts";
import { takeFirstSentences } from "./model/call/take-first-sentences.ts";
import { recoverReply } from "./reply/recover-reply.ts";

const attempt = anAttempt({});
const coach = authoredCoach(fakeRunner());

const check = (policy: GuardPolicy) => (text: string) =>
  createGuard({ runner: fakeRunner() }).check(text, { problem, attempt }, policy);

const explained = (text: string): UnderstandPayload => ({
  explanation: text,
  inputOutputDescription: text,
  constraintsDescription: text,
  exampleWalkthrough: text,
  wrongApproach: text,
  predictions: [],
  followups: [],
  aiAssessment: null,
});

/** Each with the length that is tried, and twice that: what its caller lets through, or less where that shows enough. */
const entryPoints: Record<string, { length: number; read: (text: string) => unknown }> = {
  "what a command printed": {
    length: 8_000,
    read: (text) => readReport(`I ran the command: \`ls\`\n\nOutput:\n\`\`\`\n${text}\n\`\`\`\n`),
  },
  "a message that looks like a report": { length: 8_000, read: readReport },
  "a coach's word on a batch": {
    length: 8_000,
    read: (text) => readVerdict({ summary: text, commands: [] }, []),
  },
  "output with escapes": { length: 16_000, read: plainOutput },
  "a reply, judged strictly": { length: 4_000, read: check("strict") },
  "a reply, judged in balance": { length: 4_000, read: check("balanced") },
  "a rescue, judged": { length: 4_000, read: check("rescue") },
  "what was told before": {
    length: 4_000,
    read: (text) =>
      createGuard({ runner: fakeRunner() }).check(
        "Set lowest to `x + 1`.",
        { problem, attempt, told: async () => [{ text, code: "" }] },
        "balanced",
      ),
  },
  "the learner's program, when a reply is judged": {
    length: 2_500,
    read: (code) =>
      createGuard({ runner: fakeRunner() }).check(
        "Use `x < y` there. Set lowest to price.",
        { problem, attempt: anAttempt({ code }) },
        "balanced",
      ),
  },
  "an explanation": {
    length: 1_000,
    read: (text) =>
      coach.assessExplanation({
        problem,
        attempt: anAttempt({ understandPayload: explained(text) }),
      }),
  },
  "a question": {
    length: 8_000,
    read: (question) => askQuestion(coach, { problem, attempt }, question),
  },
  "a recap": {
    length: 8_000,
    read: (text) =>
      coach.assessRecap({ problem, attempt: anAttempt({ recapText: text }), rescues: [text] }),
  },
  "examples in a text": { length: 4_000, read: (text) => readExamples(text, problem) },
  "a structured reply": { length: 50_000, read: (text) => recoverReply(text, chatReplySchema) },
  "a reply as it grows": { length: 20_000, read: findReleasableText },
  "the first sentences": { length: 50_000, read: (text) => takeFirstSentences(text, 60) },
  "a reply against its prompt": { length: 20_000, read: (text) => echoesPrompt(text, "Help.") },
  "a prompt": {
    length: 50_000,
    read: (text) => renderPrompt({ id: "", version: 1, system: "", user: "{{a}}" }, { a: text }),
  },
  "a word": { length: 8_000, read: stemWord },
  "lines and their difference": {
    length: 30_000,
    read: (text) => diffLines(text.split("\n"), text.split("\n").reverse()),
  },
  "a change of a text": { length: 30_000, read: (text) => makeDelta(text, `x${text.slice(1)}\nx`) },
};

describe.each(Object.entries(entryPoints))("%s", (_name, { length, read }) => {
  test.each(Object.entries(hostileTexts))("is read in linear time: %s", async (_unit, textOf) => {
    expect(await timeGrowth(read, textOf, length)).toBeLessThan(3);
  });
});

test("numbers that stand in a text are passed over in linear time", async () => {
  const numbers = (length: number) =>
    Array.from({ length: Math.ceil(length / 6) }, (_, at) => `-${at}`).join(" ");
  const read = (text: string) =>
    renderPrompt({ id: "", version: 1, system: "", user: "{{a}}" }, { a: text });
  expect(await timeGrowth(read, numbers, 20_000)).toBeLessThan(3);
});
