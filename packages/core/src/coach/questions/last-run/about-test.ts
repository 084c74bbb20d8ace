import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Answer } from "../answer.ts";
import { runVisibleTests } from "../own-code/running/run-visible-tests.ts";
import { findTraps, trapsSection } from "../own-code/traps/find-traps.ts";
import { taskOf } from "../problem/task-words.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { hasRunInSight, seenTest } from "./last-run.ts";

const words = ["first", "second", "third", "fourth", "fifth", "sixth"];
const NUMBERED = new RegExp(
  `\\b(?:test|case|test case) (?:number |nr\\.? |no\\.? |#)?(\\d{1,2})\\b|\\b(${words.join("|")}) (?:visible )?(?:test|case)\\b`,
);
/** After a run “the 4th one” is a test. */
const COUNTED = new RegExp(
  `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: one)?\\b|\\bthe (${words.join("|")})(?: one)?(?= (?:fail|pass|is|red|wrong|one|not|still|go|give|got)\\w*\\b|[?.! ]*$)|(?:^| )#(\\d{1,2})\\b`,
);
/** These name an input to run, or a place in the program. */
const OTHER =
  /\bline\b|\bif\b|\bexample\b|\bday\b|\bhow (often|many times)\b|\bloop\b|\bvariable\b|\bvalue of\b/;

/** What a test is about, what should come out and what came out. */
export const aboutTest: Topic = async (asked, sources) => {
  const found =
    NUMBERED.exec(asked.plain) ?? (hasRunInSight(asked) ? COUNTED.exec(asked.plain) : null);
  if (!found || OTHER.test(asked.plain)) return null;
  const digits = found[1] ?? found[3];
  const number = digits ? Number(digits) : words.indexOf(found[2] ?? "") + 1;
  const test = asked.problem.tests[number - 1];
  const visible = asked.problem.tests.filter(({ hidden }) => !hidden).length;
  if (!test || number === 0) {
    return `There is no test ${number}: ${visible} tests are visible, and ${asked.problem.tests.length - visible} are hidden.`;
  }
  if (test.hidden) {
    return `Test ${number} is a hidden one. It is about “${test.purpose}”. Make up a small input of that kind, write down what should come out, and tell me both: I run it.`;
  }
  const outcome = await outcomeOf(asked, number, sources);
  const call = callText(asked, test.args);
  const isRight = /\bpasse[sd]\b/.test(outcome) || !hasOwnCode(asked);
  const traps = findTraps(asked.attempt, await sources.code.outline(asked.attempt));
  return {
    topic: "last-run",
    summary: `Test ${number} is about “${test.purpose}”: ${call} should give ${valueText(test.expected)}. ${outcome}`,
    sections: isRight
      ? []
      : [
          ...trapsSection(traps),
          { heading: "What the task asks for", content: taskOf(asked.problem) },
        ],
    commands: [
      { command: `test ${number}`, description: "Run this test once more" },
      { command: `trace ${number}`, description: "Follow your program on it step by step" },
    ],
    next: ["Where does my program go wrong?", "How do I use the trace?"],
  } satisfies Answer;
};

/** As it was seen, or else as it runs now. */
async function outcomeOf(asked: Question, number: number, { runner }: Sources): Promise<string> {
  const seen = seenTest(asked, number);
  if (seen !== null) return seen;
  if (!hasOwnCode(asked)) return "There is no code of yours yet that I could run on it.";
  const ran = await runVisibleTests(asked, runner);
  if (ran?.refused) return `Your program cannot be read: ${ran.refused}.`;
  const result = ran?.results.find(({ index }) => index === number - 1);
  if (!result) return "";
  if (result.status === "passed") return "I ran it just now: your program passes it.";
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `I ran it just now: your program stopped${where} with ${result.error.type}: ${result.error.message}.`;
  }
  if (result.status === "timed-out") return "I ran it just now: it did not come to an end in time.";
  return `I ran it just now: your program gave ${valueText(result.actual ?? null)}.`;
}
