import { isNearlySame } from "../reading/is-nearly-same.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";
import type { CardContext, UnitHelp } from "./unit-coach.ts";

/** At which share of the answer's words a learner is on the way, and at which they know it. */
export const ON_THE_WAY_SHARE = 0.2;
export const THERE_SHARE = 0.5;
const MAX_QUOTED = 3;

export const cardHelp: UnitHelp<CardContext> = {
  nudge: ({ item }) => item.hint,
  checkpoint: ({ item, attempt }) => {
    if (attempt.trim() === "") {
      return `There is nothing to look at yet. Write down what you remember, even if it is half a sentence. ${item.hint}`;
    }
    const { share, quoted } = sharedWords(attempt, item.answer);
    const named = quoted.map((word) => `“${word}”`).join(", ");
    if (share >= THERE_SHARE)
      return `You are there, or nearly: ${named} belong to it. Reveal the answer and compare.`;
    if (share >= ON_THE_WAY_SHARE)
      return `You are on the way: ${named} belong to it. Something is still missing. ${item.hint}`;
    return `This is about something else. ${item.hint}`;
  },
  rescue: ({ item, pattern }) =>
    [
      item.answer,
      pattern ? `What to remember: ${pattern.invariant}` : "",
      "Now explain it back in your own words.",
    ]
      .filter(Boolean)
      .join("\n\n"),
};

/** Only words that the learner has used themselves, so that the answer is not given away. */
function sharedWords(written: string, answer: string) {
  const wanted = [...new Set(contentStems(splitWords(answer)))];
  const given = splitWords(written).filter(({ grammar, negation }) => !grammar && !negation);
  const held = wanted.filter((word) => given.some(({ stem }) => isNearlySame(stem, word)));
  const quoted = given.filter(({ stem }) => wanted.some((word) => isNearlySame(stem, word)));
  return {
    share: held.length / Math.max(1, wanted.length),
    quoted: [...new Set(quoted.map(({ text }) => text))].slice(0, MAX_QUOTED),
  };
}
