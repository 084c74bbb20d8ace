import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { chooseInput, commandsFor } from "./choose-input.ts";
import { describeLine } from "./line-words.ts";
import { endingOf, traceProgram } from "./trace-program.ts";

const WHOLE =
  /\b(explain|describe|go through|walk (me )?through|step through|trace|understand|summari[sz]e|read) (me )?(my|this|the|through my) (code|program|function|solution|attempt)\b|\bwhat (does|do|is) (my|this|the) (code|program|function|solution) (do|doing|actually do)\b|\bline by line\b|\bhow does my (code|program|function) work\b/;
const MOST_LINES = 14;

/** What the program does, line by line in general words, and what one run of it did. */
export const aboutWholeProgram: Topic = async (asked, { code, runner }) => {
  if (!WHOLE.test(asked.plain) || !hasOwnCode(asked)) return null;
  const outline = await code.outline(asked.attempt);
  if (!outline) return null;
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, runner);
  const told = outline.lines
    .slice(0, MOST_LINES)
    .map((line) => `- Line ${line.line}: ${describeLine(line)}`);
  const ran = trace
    ? `On ${callText(asked, input.args)} it ran ${trace.steps.filter(({ event }) => event === "step_line").length} lines, and ${endingOf(trace, valueText)}.`
    : "";
  return {
    topic: "whole-program",
    summary: `I say what your program does, not what it should do. ${ran}`.trim(),
    sections: [{ heading: "Line by line", content: told.join("\n") }],
    commands: commandsFor(input),
    next: ["Where does my program go wrong?", "Is my loop right?", "Is my program fast enough?"],
  };
};
