import type { AiAssessment } from "@foothold/core/attempt";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PassedExplanation } from "./PassedExplanation.tsx";

const progress = { right: 4, needed: 4, obstacles: [] };
const predicted = 'You predicted rightly what "abba" gives: -1.';

const right = {
  question: "What does the function give for “abba”?",
  args: ["abba"],
  answer: "-1",
  expected: -1,
  outcome: "right" as const,
  source: "probe" as const,
  timestamp: "2026-01-01T00:00:00Z",
};
const nothing: AiAssessment = {
  status: "PASS",
  strengths: [],
  gaps: [],
  followupQuestions: [],
  probes: [],
};

const shown = (given: Partial<AiAssessment>, isFallback = false) =>
  renderToStaticMarkup(
    <PassedExplanation
      assessedBy={{ isFallback }}
      payload={{
        predictions: given.progress ? [right] : [],
        aiAssessment: { ...nothing, ...given },
      }}
    />,
  );

test("right predictions under words that say little are what holds", () => {
  const html = shown({ progress, strengths: [predicted] });
  expect(html).toContain("Your predictions hold");
  expect(html).toContain("says little so far");
  expect(html).not.toContain("Your explanation holds");
});

test("what the words say is told beside the predictions", () => {
  const html = shown({ progress, strengths: ["the input is one text", predicted] });
  expect(html).toContain("the input is one text");
  expect(html).not.toContain("says little");
});

test("where nothing is predicted, the explanation holds", () => {
  expect(shown({ strengths: ["the input is one text"] })).toContain("Your explanation holds");
});

test("what the built-in coach read in place of the chosen one is marked", () => {
  const strengths = ["the input is one text"];
  expect(shown({ strengths }, true)).toContain("Built-in answer");
  expect(shown({ strengths })).not.toContain("Built-in answer");
});
