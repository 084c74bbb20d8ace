import type { Trace } from "../../../entities/runs/trace.ts";
import { callText } from "../../../runs/values/call-text.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { entryTopic } from "../topics.ts";
import { runVisibleTests } from "./running/run-visible-tests.ts";
import { traceProgram } from "./running/trace-program.ts";

const NOTHING = /\b(none|undefined|null|nothing)\b/;
const OWN = /\b(why|my|it|result|function|program|code|get|gives?|returns?)\b/;
const names = { python: "None", javascript: "undefined", typescript: "undefined" } as const;

/** Why nothing comes back is found by following the program to its last line. */
export const aboutMissingResult: Topic = async (asked, sources) => {
  if (!NOTHING.test(asked.plain) || !OWN.test(asked.plain) || !hasOwnCode(asked)) return null;
  if (/\bwhat (is|does) (a |an )?(none|null|undefined)( mean)?\b|error/.test(asked.plain))
    return null;
  const found = await findNothing(asked, sources);
  const name = names[asked.attempt.language];
  const rule = `A function that ends without a return gives ${name}.`;
  if (!found) return null;
  const { test, args, line, text, returns } = found;
  return {
    topic: entryTopic("function-returns-none", asked.attempt.language),
    summary: returns
      ? `I followed ${callText(asked, args)}: it ended at line ${line}, \`${text}\`, and what stands behind that return was ${name}.`
      : `I followed ${callText(asked, args)}: the last line that ran was line ${line}, \`${text}\`, and that is no return. ${rule}`,
    sections: [
      {
        heading: "What to look at",
        content: returns
          ? "Which variable is that, and which line should have given it a value?"
          : "Which return did you expect to be reached on this input, and which condition kept the program from it?",
      },
    ],
    commands: [{ command: `trace ${test}`, description: "Follow your program on this test" }],
    next: [`What does line ${line} do?`, "What does return do?"],
  };
};

async function findNothing(asked: Question, { runner }: Sources) {
  const ran = await runVisibleTests(asked, runner);
  const nothing = ran?.results.find(
    ({ status, actual, expected }) =>
      status === "failed" && (actual ?? null) === null && expected !== null,
  );
  if (!nothing) return null;
  const { args } = nothing;
  const trace = await traceProgram(asked, { args, expected: undefined }, runner);
  const line = trace && lastLine(trace);
  if (!line) return null;
  const text = asked.attempt.code.split("\n")[line - 1]?.trim() ?? "";
  return { test: nothing.index + 1, args, line, text, returns: /\breturn\b/.test(text) };
}

function lastLine({ steps }: Trace): number | null {
  return steps.findLast(({ event }) => event === "step_line" || event === "return")?.line ?? null;
}
