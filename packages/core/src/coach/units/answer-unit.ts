import type { ChatSubject, PastExchange } from "../../ports/coach/converse.ts";
import type { Answer } from "../questions/answer.ts";
import { aboutFollowUp } from "../questions/conversation/about-follow-up.ts";
import { smallTalk } from "../questions/conversation/small-talk.ts";
import { aboutErrorMessage } from "../questions/knowledge/about-error-message.ts";
import {
  aboutLikelyKnowledge,
  aboutSureKnowledge,
} from "../questions/knowledge/about-knowledge.ts";
import { LIKELY } from "../questions/knowledge/answer-from-entries.ts";
import { type Asked, type GeneralTopic, readAsked, type Sources } from "../questions/question.ts";
import { aboutSolution } from "../questions/refusals/about-solution.ts";
import { aboutForeignLanguage, answerUnknown } from "../questions/refusals/about-unknown.ts";
import { cardHelp } from "./card-help.ts";
import { findClosestPassage } from "./find-closest-passage.ts";
import { lessonHelp } from "./lesson-help.ts";

type UnitSubject = Exclude<ChatSubject, { kind: "attempt" }>;

/** Answers a message about a lesson or a card from what is authored; a card's own answer is not told. */
export async function answerUnit(
  subject: UnitSubject,
  message: string,
  past: readonly PastExchange[],
  sources: Sources,
): Promise<Answer> {
  const asked: Asked = {
    ...readAsked(message, "python", past),
    suggestion: suggestionFor(subject),
    example: "",
  };
  const again = (question: string) => answerUnit(subject, question, past.slice(0, -1), sources);
  const followed = await aboutFollowUp(asked, sources, again);
  if (followed) return followed;
  for (const topic of [
    ...general,
    aboutHelp,
    aboutSureKnowledge,
    aboutItem(subject),
    aboutLikelyKnowledge,
  ]) {
    const told = await topic(asked, sources);
    if (told !== null) return typeof told === "string" ? { topic: "unit", summary: told } : told;
  }
  return answerUnknown(asked);
}

const general: readonly GeneralTopic[] = [
  aboutForeignLanguage,
  aboutSolution,
  smallTalk,
  aboutErrorMessage,
];

function suggestionFor(subject: UnitSubject): string {
  if (subject.kind === "card") return `Begin with what you remember. ${subject.card.hint}`;
  return lessonHelp.nudge({ item: subject.lesson, progress: subject.progress });
}

const WANTS_HELP =
  /\b(stuck|hint|help|what (do|should) i|no idea|dont know|where (do|should) i|what now|remember)\b/;

const next = ["Simpler, please", "What do I do now?"];

const aboutHelp: GeneralTopic = ({ plain, suggestion }) =>
  WANTS_HELP.test(plain) ? { topic: "unit", summary: suggestion, next } : null;

function aboutItem(subject: UnitSubject): GeneralTopic {
  return async ({ question }, { library }) => {
    if (subject.kind === "lesson") {
      const passage = findClosestPassage(subject.lesson, question);
      return (
        passage && {
          topic: "unit",
          summary: `“${passage.heading}” says: ${passage.paragraph}`,
          next,
        }
      );
    }
    const { card: item, progress, pattern } = subject;
    const found = (await library.findPassages(question)).find(
      ({ found: { id }, confidence }) => id !== item.id && confidence >= LIKELY,
    );
    if (/\?\s*$/.test(question)) {
      return found
        ? { topic: "unit", summary: `From ${found.found.source}: ${found.found.text}`, next }
        : null;
    }
    return {
      topic: "unit",
      summary: cardHelp.checkpoint({ item, progress, pattern, attempt: question }),
      next,
    };
  };
}
