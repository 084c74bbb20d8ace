import type { Target, TargetName } from "@foothold/core/recovery";
import { percentText } from "#components/ui/percent-text.ts";

type Words = {
  title: string;
  definition: string;
  /** What the number `of` counts: the word for one, and for any other number. */
  counted: readonly [one: string, others: string];
  text: (value: number) => string;
};

const change = (value: number) =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${percentText(Math.abs(value))}`;

export const targetWords: Record<TargetName, Words> = {
  "usable-memory": {
    title: "Guidance that became usable memory",
    definition:
      "Of all answers that instructors gave: the share with a part that was marked as reusable and is still in use as a note.",
    counted: ["answer", "answers"],
    text: percentText,
  },
  "reused-within-a-week": {
    title: "Reused within a week",
    definition:
      "Of the notes from these answers that are at least a week old: the share that was shown to another stuck learner within a week.",
    counted: ["note", "notes"],
    text: percentText,
  },
  "stuck-rate-after-guidance": {
    title: "Stuck rate after guidance",
    definition:
      "For problems with a shared note: the change of the share of stuck attempts, from those begun before the first note to those begun after it. Shown from ten answers on.",
    counted: ["attempt begun after", "attempts begun after"],
    text: change,
  },
  "recovery-success": {
    title: "Recovery success",
    definition:
      "Of the ended episodes in which a recovery was begun, including those that were dismissed or left: the share that a stage of the recovery resolved.",
    counted: ["ended episode", "ended episodes"],
    text: percentText,
  },
  "seconds-to-answer": {
    title: "Seconds to answer",
    definition:
      "The median time an instructor needs from “I’ll take this” to sending the answer. How long the learner waited before is not in it.",
    counted: ["answer", "answers"],
    text: (value) => `${Math.round(value)} s`,
  },
};

const trendWords: Record<NonNullable<Target["trend"]>, string> = {
  better: "Better than",
  worse: "Worse than",
  same: "The same as",
};

export function trendText({ name, trend, before }: Target, days: number): string {
  if (trend === null || before.value === null) return "Nothing to compare with yet.";
  const earlier = targetWords[name].text(before.value);
  return `${trendWords[trend]} ${earlier} in the ${days} days before.`;
}
