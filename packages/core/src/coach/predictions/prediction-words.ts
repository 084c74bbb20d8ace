import type { MadePrediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Finding } from "../authored/read-explanation.ts";
import { describeDifference } from "../failures/describe-difference.ts";
import { inputText, resultText } from "./probe-question.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * What is said about a wrong prediction. For a misreading it is a question; for a slip, an invitation to work it out by
 * hand.
 */
export function wordsForWrong(
  problem: Problem,
  prediction: MadePrediction,
  { mayBeCorrected = false } = {},
): Finding | null {
  const { outcome, misreading, answer } = prediction;
  const input = inputText(problem, prediction.args);
  if (outcome === "misread") {
    const found = problem.misreadings.find(({ name }) => name === misreading);
    return {
      label: `You predicted ${answer} for ${input}. That is not what the task asks for.`,
      question: found?.question ?? "Which sentence of the task is this about?",
    };
  }
  if (outcome !== "wrong") return null;
  const difference = describeDifference(
    readAnswer(answer, problem.signature.returns),
    prediction.expected,
    problem.comparison,
  );
  const question = `Go through ${input} again, one value at a time. Where does your result differ?`;
  if (mayBeCorrected) {
    // How far a number is off would tell the result.
    const part = typeof prediction.expected === "number" ? null : difference;
    const wrong = `For ${input} the function does not give ${answer}.`;
    return { label: [wrong, part].filter(Boolean).join(" "), question };
  }
  const gives = `For ${input} the function gives ${resultText(prediction.expected)}, not ${answer}.`;
  return { label: [gives, difference].filter(Boolean).join(" "), question };
}

export const PREDICTED = "You predicted rightly";

export function wordsForRight(problem: Problem, { args, expected }: MadePrediction): string {
  return `${PREDICTED} what ${inputText(problem, args)} gives: ${resultText(expected)}.`;
}
