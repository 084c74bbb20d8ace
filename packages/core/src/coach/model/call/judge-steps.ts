import { z } from "zod";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { ModelFailure, type ModelReply, noTokens } from "../../../entities/coach/text-model.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import { judgeSteps as prompt } from "../../../prompts/judge-prompts.ts";
import { renderPrompt } from "../../../prompts/render-prompt.ts";
import { keyStepsOf } from "../../guard/recipe/key-steps.ts";
import { measureProcedure } from "../../guard/recipe/measure-procedure.ts";
import { measureToldSteps } from "../../guard/recipe/measure-told-steps.ts";
import { recoverReply } from "../../reply/recover-reply.ts";
import { timeLeft } from "./ask-models.ts";
import { callSettings } from "./call-settings.ts";
import type { ModelCall } from "./model-call.ts";
import { recordReplies } from "./record-replies.ts";

export const JUDGE_WITHIN_MS = 3_000;
/** A shorter text cannot be a recipe. A growing text is judged again after this many more words. */
const LEAST_WORDS = 25;
/** The most questions to the judge for one reply. */
const MAX_QUESTIONS = 4;
/** A text that tells this share of the key steps, and at least two, is a recipe. */
const RECIPE_SHARE = 0.5;
const JUDGE_TOKENS = 100;
/** A text with fewer steps asks, encourages or quotes; its first words do not wait for the judge. */
const LEAST_STEPS = 2;

const answerSchema = z.object({ told: z.array(z.int()) });

type Asked = { questions: number; words: number };
const asked = new WeakMap<ModelCall, Asked>();

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text that reading has judged goes to the judge too. */
export function asksJudge(modelCall: ModelCall, read: ReplyVerdict, text: string): boolean {
  const { deps, call, context } = modelCall;
  if (!deps.judge || context.problem.keySteps.length === 0) return false;
  if (callSettings[call].policy === "rescue") return false;
  const before = asked.get(modelCall) ?? { questions: 0, words: 0 };
  if (before.questions >= MAX_QUESTIONS) return false;
  if (read === "not-english") return true;
  const isLonger = wordsIn(text) - before.words >= LEAST_WORDS;
  return read === "passed" && isLonger && tellsSteps(text, context.problem);
}

const tellsSteps = (text: string, problem: Problem): boolean =>
  measureProcedure(text).steps >= LEAST_STEPS ||
  measureToldSteps(text, keyStepsOf(problem)).filter((share) => share > 0).length >= LEAST_STEPS;

/** Asks which key steps a text tells. It sees the text and the steps, never what the learner asked; null where it fails. */
export async function judgeSteps(
  modelCall: ModelCall,
  text: string,
): Promise<"recipe" | "harmless" | null> {
  const { deps, context } = modelCall;
  const { questions } = asked.get(modelCall) ?? { questions: 0 };
  asked.set(modelCall, { questions: questions + 1, words: wordsIn(text) });
  const { keySteps } = context.problem;
  const steps = keySteps.map((step, at) => `${at + 1}. ${step}`).join("\n");
  const { system, user } = renderPrompt(prompt, { steps, text });
  const withinMs = Math.min(JUDGE_WITHIN_MS, timeLeft(modelCall).wholeMs);
  const { $schema: _, ...schema } = z.toJSONSchema(answerSchema);
  const startedMs = deps.clock.now().getTime();
  try {
    const reply = await deps.judge?.reply({
      system,
      messages: [{ role: "user", text: user }],
      schema,
      temperature: 0,
      maxOutputTokens: JUDGE_TOKENS,
      firstTextWithinMs: withinMs,
      wholeWithinMs: withinMs,
      signal: modelCall.signal,
      isAside: true,
    });
    if (reply) await recordJudge(modelCall, { ...reply, failure: null }, startedMs);
    const { told } = recoverReply(reply?.text ?? "", answerSchema).kept;
    if (!told) return null;
    const known = new Set(told.filter((number) => number >= 1 && number <= keySteps.length));
    return known.size >= Math.max(2, keySteps.length * RECIPE_SHARE) ? "recipe" : "harmless";
  } catch (error) {
    deps.onCaught?.(error);
    const {
      partialText = "",
      usage = noTokens,
      kind = "unavailable",
    } = error instanceof ModelFailure ? error : {};
    const name = deps.judge?.name;
    if (name)
      await recordJudge(modelCall, { text: partialText, name, usage, failure: kind }, startedMs);
    return null;
  }
}

/** What the judge took is counted with the call that it was asked for. */
async function recordJudge(
  modelCall: ModelCall,
  { failure, ...reply }: ModelReply & { failure: ModelFailure["kind"] | null },
  startedMs: number,
): Promise<void> {
  const tookMs = Math.max(0, modelCall.deps.clock.now().getTime() - startedMs);
  const asked = { ...modelCall, prompt };
  await recordReplies(asked, [{ ...reply, failure, tookMs }], {
    verdict: null,
    fallbackReason: failure,
  });
}
