import type { Lesson, LessonCheck } from "../../entities/learning/lesson.ts";
import type { CheckAnswer, Unit } from "../../entities/learning/unit.ts";
import { findClosestPassage } from "./find-closest-passage.ts";
import type { LessonContext, UnitHelp } from "./unit-coach.ts";

export const lessonHelp: UnitHelp<LessonContext> = {
  nudge: ({ item, progress }) => {
    const open = firstOpen(item, progress);
    if (!open) return "Which sentence of this lesson would you tell a friend?";
    const passage = passageFor(item, open.check);
    return passage
      ? `Read “${passage.heading}” once more with this question in mind: ${open.check.question}`
      : `Take the smallest example you can think of, and ask it: ${open.check.question}`;
  },
  checkpoint: ({ item, progress }) => {
    const open = firstOpen(item, progress);
    const done = progress.answers.filter(({ right }) => right).length;
    const standing = `${done} of ${item.checks.length} checks are right.`;
    if (!open) return `${standing} You have what this lesson is about.`;
    if (!open.answer) {
      return `${standing} Before you look at the choices of the next one, answer it in your own words; then see which choice says the same.`;
    }
    const chosen = open.check.choices[open.answer.choice];
    return `${standing} You chose “${chosen?.text ?? ""}”. ${chosen?.feedback ?? ""}`;
  },
  rescue: ({ item, progress }) => {
    const open = item.checks.filter((_, index) => !isRight(progress, index));
    const asked = open.length > 0 ? open : item.checks;
    const explained = asked.map((check) => {
      const { text, feedback } = rightOf(check);
      const passage = passageFor(item, check);
      const because = passage ? `\n\n“${passage.heading}” says: ${passage.paragraph}` : "";
      return `**${check.question}**\n\n${text}. ${feedback.replace(/^Yes\.\s+/, "")}${because}`;
    });
    return [...explained, "Now explain it back in your own words."].join("\n\n");
  },
};

/** The text of a lesson; a recap that repeats it word for word is not accepted. */
export function lessonText({ title, sections, checks }: Lesson): string {
  const texts = sections.flatMap(({ heading, text }) => [heading, text]);
  const choices = checks.flatMap((check) => [
    check.question,
    rightOf(check).text,
    rightOf(check).feedback,
  ]);
  return [title, ...texts, ...choices].join("\n");
}

function firstOpen({ checks }: Lesson, progress: Unit) {
  const index = checks.findIndex((_, at) => !isRight(progress, at));
  const check = checks[index];
  return check ? { check, answer: answerTo(progress, index) } : null;
}

function passageFor(lesson: Lesson, check: LessonCheck) {
  const { text, feedback } = rightOf(check);
  return findClosestPassage(lesson, `${check.question} ${text} ${feedback}`);
}

function answerTo({ answers }: Unit, index: number): CheckAnswer | undefined {
  return answers.find(({ check }) => check === index);
}

function isRight(progress: Unit, index: number): boolean {
  return answerTo(progress, index)?.right ?? false;
}

function rightOf({ choices }: LessonCheck) {
  return choices.find(({ right }) => right) ?? { text: "", feedback: "" };
}
