import { featuresOf, type QuestionGroup } from "@foothold/core/coach";
import type { ChatQuestion, questionKinds } from "../chat-question.ts";

type Kind = (typeof questionKinds)[number];

/** null: what a message refers to, or where it is asked, says how it is answered, and not its words alone. */
const groups: Record<Kind, QuestionGroup | null> = {
  "error-message": "error",
  language: "language",
  idea: "idea",
  statement: "task",
  "own-code": "program",
  "last-run": "program",
  memory: null,
  "next-step": "step",
  "solution-request": "solution",
  "small-talk": "talk",
  foothold: "foothold",
  unknowable: "elsewhere",
  unit: null,
};

export type LabelledQuestion = { features: string[]; group: QuestionGroup };

export function labelQuestion(question: ChatQuestion): LabelledQuestion[] {
  const group = question.problem === undefined ? null : groups[question.kind];
  if (group === null) return [];
  const { step, code, run, ownInput } = question;
  const hasRun = run !== "none" || ownInput !== undefined;
  const asked = { question: question.question, step, hasCode: code !== "starter", hasRun };
  return [{ features: featuresOf(asked), group }];
}
