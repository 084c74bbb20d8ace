import { type BrowserContext, expect } from "@playwright/test";
import { predictRightly } from "../../src/testing/predict-rightly.ts";
import { explanation, invariantText, right, wrong } from "./two-sum.ts";

type Step = "UNDERSTAND" | "PLAN" | "IMPLEMENT" | "VERIFY" | "REFLECT" | "COMPLETE";
type Options = {
  mode?: "BEGINNER" | "EXPERT";
  language?: "javascript" | "typescript" | "python";
  /** What is answered to the first question for a prediction, in place of what is right. */
  firstPrediction?: (question: string) => string;
};

const moves: readonly [verb: string, body: object][] = [
  ["understand/submit", explanation],
  ["plan/choose", { patternId: "hash-map", confidence: 4, invariantText }],
  ["implement/submit", { code: right.javascript }],
  ["verify/run", {}],
  ["reflect/submit", { cuesNextTime: ["a pair"], invariantSummary: invariantText }],
];
const steps: readonly Step[] = ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE"];

/** An attempt at Two Sum, brought to a step over the API: for stories that begin there. Gives its address. */
export async function attemptAt(
  context: BrowserContext,
  step: Step,
  { mode = "BEGINNER", language = "javascript", firstPrediction }: Options = {},
): Promise<string> {
  const { attempt } = await post(context, "/api/attempts", {
    problemSlug: "two-sum",
    language,
    mode,
  });
  const move = (verb: string, body: object) =>
    post(context, `/api/attempts/${attempt.id}/${verb}`, body);
  for (const [verb, body] of moves.slice(0, steps.indexOf(step))) {
    const answer = await move(verb, body);
    if (verb !== "understand/submit") continue;
    const predict = (followup: object) => move("understand/followup", followup);
    const { question } = answer.probes[0];
    const first = firstPrediction?.(question);
    const asked = first ? await predict({ question, answer: first }) : answer;
    await predictRightly("two-sum", asked, predict);
  }
  return `/practice/${attempt.id}`;
}

/** An attempt whose code fails, run by the server. Gives its address. */
export async function failedAttempt(
  context: BrowserContext,
  options: Options = {},
): Promise<string> {
  const path = await attemptAt(context, "IMPLEMENT", options);
  const code = wrong[options.language === "python" ? "python" : "javascript"];
  await post(context, `${apiOf(path)}/implement/submit`, { code });
  await post(context, `${apiOf(path)}/verify/run`, {});
  return path;
}

/** An expert's attempt at any problem, at its code. Gives its address. */
export async function codeOf(
  context: BrowserContext,
  problemSlug: string,
  language: Options["language"] = "javascript",
): Promise<string> {
  const { attempt } = await post(context, "/api/attempts", {
    problemSlug,
    language,
    mode: "EXPERT",
  });
  await post(context, `/api/attempts/${attempt.id}/understand/skip`, {});
  await post(context, `/api/attempts/${attempt.id}/plan/skip`, {});
  return `/practice/${attempt.id}`;
}

/** Where the API has what a page shows. */
export const apiOf = (path: string): string => path.replace("/practice/", "/api/attempts/");

export async function post(context: BrowserContext, path: string, data: object) {
  const answer = await context.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** As one who has chosen the plain text area before: for stories that are not about the editor. */
export async function choosePlainEditor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The empty page that a window begins with has no storage.
    if (location.origin === "null") return;
    localStorage.setItem("foothold:editor", JSON.stringify({ plain: true }));
  });
}
