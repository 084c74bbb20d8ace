import { askCoach } from "./ask-coach.ts";
import { findFault } from "./judge-answer.ts";
import { type OpenCoach, openCoach } from "./open-coach.ts";
import type { AskedQuestion } from "./read-questions.ts";
import { setUpSubject } from "./set-up-subject.ts";

export type JudgedQuestion = AskedQuestion & {
  /** Why the answer is not useful; null where it is. */
  fault: string | null;
  isUnknown: boolean;
  text: string;
  buttons: string;
  tookMs: number;
};

/** Asks every question, each in a conversation of its own. */
export async function judgeQuestions(asked: readonly AskedQuestion[]): Promise<JudgedQuestion[]> {
  const opened = await openCoach();
  const judged: JudgedQuestion[] = [];
  try {
    for (const question of asked) judged.push(await judgeQuestion(question, opened));
  } finally {
    await opened.runner.close();
  }
  return judged;
}

async function judgeQuestion(
  question: AskedQuestion,
  { coach, guard, ...tools }: OpenCoach,
): Promise<JudgedQuestion> {
  const subject = await setUpSubject(question, tools);
  const answer = await askCoach(coach, subject, [...question.before, question.question]);
  const shown = `${answer.text}\n\n${answer.buttons}`;
  const verdict = subject.kind === "attempt" ? await guard.check(shown, subject, "strict") : null;
  const stopped = verdict?.leak
    ? `stopped by the guard: ${verdict.kind}, ${verdict.evidence}`
    : null;
  return { ...question, ...answer, fault: stopped ?? findFault(question, answer) };
}
