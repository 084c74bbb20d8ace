import { isForeignLanguage } from "../../reading/gaming.ts";
import { splitWords } from "../../reading/split-words.ts";
import type { Answer } from "../answer.ts";
import { chooseWords } from "../choose-words.ts";
import type { Asked, GeneralTopic } from "../question.ts";
import { UNKNOWN_TOPIC } from "../topics.ts";

/** Short questions are often all names and numbers, so only a longer one is called foreign. */
export const aboutForeignLanguage: GeneralTopic = ({ question }) =>
  !/[[\](){}=<>_]|\d/.test(question) && isForeignLanguage(splitWords(question), new Set())
    ? {
        topic: UNKNOWN_TOPIC,
        summary: "I read English only. Can you ask it in short and simple English?",
        next: ["What is this task about?", "What do I do now?"],
      }
    : null;

const admissions = [
  "I do not know that. I answer from what was written for this catalogue and from running your program.",
  "That is beyond me: I know this task, three languages, the usual ideas, and what your program does when I run it.",
  "I have no good answer to that, and I would rather say so than guess.",
  "I am not sure what you mean, so I do not want to make something up. Can you ask it in other words, or name the line or the error?",
];

const offers = [
  "Give me an input and what you think comes out, and I run it.",
  "You can ask me what a line of your program does, or what an error means.",
  "Name a term, an error or a line, and I try again.",
];

/** Says that the coach does not know, and suggests something to do. The wording changes from time to time. */
export function answerUnknown(asked: Asked): Answer {
  return {
    topic: UNKNOWN_TOPIC,
    summary: [chooseWords(admissions, asked), chooseWords(offers, asked), asked.suggestion].join(
      " ",
    ),
    next: ["What do I do now?", "What is this task about?", "What can I ask you?"],
  };
}
