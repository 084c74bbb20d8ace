import type { Answer } from "../answer.ts";

/** How a message is answered that was asked before: the same words, without what came after them. */
export type AnswerAgain = (question: string) => Promise<Answer>;
