import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";

const ONE_BY_ONE =
  /\b(?:one by one|one after the other|one at a time|test by test|each (?:visible )?test|every (?:visible )?test)\b/;
const MOST_COMMANDS = 10;

/** “Run the tests one by one”: a command for each visible test. */
export const aboutEachTest: Topic = (asked) => {
  if (!ONE_BY_ONE.test(asked.plain) || !/\b(?:run|try|check|test)\b/.test(asked.plain)) return null;
  if (!hasOwnCode(asked)) return null;
  const tests = asked.problem.tests.filter(({ hidden }) => !hidden).slice(0, MOST_COMMANDS);
  return {
    topic: "last-run",
    summary:
      "These run the visible tests one after the other. At the first that fails I stop, and we look at it.",
    commands: tests.map(({ purpose }, at) => ({
      command: `test ${at + 1}`,
      description: purpose,
    })),
  };
};
