import type { Answer } from "../answer.ts";

/** Answers an earlier message again, without the exchanges that came after it. */
export type AnswerAgain = (question: string) => Promise<Answer>;
