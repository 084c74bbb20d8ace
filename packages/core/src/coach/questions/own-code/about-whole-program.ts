import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { describeLine } from "./line-words.ts";
import { chooseInput, commandsFor } from "./running/choose-input.ts";
import { endingOf, traceProgram } from "./running/trace-program.ts";

const WHOLE =
  /\b(explain|describe|go through|walk (me |us )?(through|thru)|step through|trace|summari[sz]e|read|tell me|say|follow)\b.{0,30}\b(my|this|the) (own )?(code|program|function|solution|attempt)\b|\b(what|how) (does|do|is|did) (my|this|the) (own )?(code|program|function|solution) (do|does|doing|actually do|really do|work)\b|\bwhat (my|this) (code|program|function) (does|is doing)\b|\bline by line\b|\bhow does my (code|program|function) work\b|\b(dont|do not|cant|cannot|no longer) (really )?(understand|get|follow|read) my (own )?(code|program|function|solution)\b|\b(trace|walk|go) (it|this|me|through it|thru it|through this)( through)?( (for|with) me| step by step)?[?.! ]*$|\bwhat happens in my (code|program|function)\b/;
/** Words of questions other than what the program does. */
const JUDGED = /\b(wrong|fail\w*|bug|mistake|slow|fast|error)\b/;
const MOST_LINES = 14;

/** What the program does, line by line in general words, and what one run of it did. */
export const aboutWholeProgram: Topic = async (asked, { code, runner }) => {
  if (!WHOLE.test(asked.plain) || JUDGED.test(asked.plain) || !hasOwnCode(asked)) return null;
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
