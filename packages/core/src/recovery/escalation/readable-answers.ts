import type { Actor } from "../../entities/people/person.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import type { InstructorAnswer } from "../../entities/recovery/instructor-answer.ts";
import type { RecoveryStep } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";

/** Stands in place of what an instructor of another class wrote to the learner. */
export const OTHERS_ANSWER = "Answered by an instructor of another class, for the learner alone.";
/** Stands in place of such words where a coach quoted them. */
export const OTHERS_WORDS = "[words of an instructor of another class]";
/** A shorter step may stand in any text by chance, so it is left out only where it is quoted. */
const LEAST_LENGTH_UNQUOTED = 20;

export type Reading = {
  hides(text: string | null): boolean;
  /** The text without what such an instructor wrote: the coach is told of answers, and quotes them. */
  redact(text: string): string;
};

/** What the actor may not read of the answers in an attempt: those of instructors of other classes. */
export async function readingOfAnswers(
  { classes, escalations }: Pick<Deps, "classes" | "escalations">,
  attemptId: string,
  { userId }: Pick<Actor, "userId">,
): Promise<Reading> {
  const [answers, own] = await Promise.all([escalations.answersOf(attemptId), classes.of(userId)]);
  const taught = own.filter(({ role }) => role === "instructor").map(({ id }) => id);
  const isReadable = ({ authorId, classId }: InstructorAnswer) =>
    authorId === userId || (classId !== null && taught.includes(classId));
  const unreadable = answers.filter((each) => !isReadable(each));
  const hidden = new Set(unreadable.map(({ text }) => text));
  const phrases = unreadable
    .flatMap(({ text, steps }) => [text, ...steps])
    .map((each) => (each.length < LEAST_LENGTH_UNQUOTED ? `“${each}”` : each))
    .sort((one, other) => other.length - one.length);
  return {
    hides: (text) => text !== null && hidden.has(text),
    redact: (text) => phrases.reduce((told, words) => told.replaceAll(words, OTHERS_WORDS), text),
  };
}

export function readableEscalation<Told extends Pick<Escalation, "answer" | "tried">>(
  escalation: Told,
  { hides, redact }: Reading,
): Told {
  const { answer, tried } = escalation;
  return {
    ...escalation,
    answer: answer && hides(answer.text) ? { ...answer, text: OTHERS_ANSWER, steps: [] } : answer,
    tried: tried.map((each) =>
      each.stage === "human" && hides(each.text)
        ? { ...each, text: OTHERS_ANSWER }
        : { ...each, text: redact(each.text) },
    ),
  };
}

export function readableSteps(steps: readonly RecoveryStep[], { hides }: Reading): RecoveryStep[] {
  return steps.map((step) =>
    step.stage === "human" && hides(step.text) ? { ...step, text: OTHERS_ANSWER } : step,
  );
}
