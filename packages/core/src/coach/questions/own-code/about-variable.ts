import type { Trace } from "../../../entities/runs/trace.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { traceText } from "../../../runs/values/trace-text.ts";
import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { chooseInput, commandsFor } from "./choose-input.ts";
import { traceProgram } from "./trace-program.ts";

const VARIABLE =
  /\b(?:what(?:s| is| does| value)|value of|when does|how does|which value)\b.{0,30}\b(?:hold|holds|in|at|after|before|when|have|has|change|changes|value|store|stores|mean|for)\b/;
const MOST_VALUES = 8;

/** Which values a variable of the learner's had, one after the other, is read from a run. */
export const aboutVariable: Topic = async (asked, { code, runner }) => {
  if (!VARIABLE.test(asked.plain) || !hasOwnCode(asked)) return null;
  const outline = await code.outline(asked.attempt);
  const own = new Set((outline?.lines ?? []).flatMap(({ sets }) => sets));
  const name = asked.question.match(/[A-Za-z_]\w*/g)?.find((word) => own.has(word) && word !== "a");
  if (name === undefined) return null;
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, runner);
  const values = trace && valuesOf(trace, name);
  if (!values || values.length === 0) return null;
  const shown = values.length > MOST_VALUES ? [...values.slice(0, MOST_VALUES - 1), "…"] : values;
  const set = (outline?.lines ?? []).filter(({ sets }) => sets.includes(name));
  return {
    topic: `variable/${name}`,
    summary: `I ran ${callText(asked, input.args)} and watched \`${name}\`. Its values, one after the other: ${shown.join(", ")}.`,
    sections: [
      {
        heading: "Where it gets them",
        content: `It is given a value in line ${set.map(({ line }) => line).join(" and line ")}. Which of these values is the first that you did not expect?`,
      },
    ],
    commands: commandsFor(input),
    next: [`What does line ${set[0]?.line} do?`, "Is my loop right?"],
  };
};

/** Each value once for as long as it stays the same. */
function valuesOf({ steps }: Trace, name: string): string[] {
  const values: string[] = [];
  for (const { stack_to_render, heap } of steps) {
    const held = stack_to_render.at(-1)?.encoded_locals[name];
    const text = traceText(held, heap);
    if (text !== "" && text !== values.at(-1)) values.push(text.slice(0, 60));
  }
  return values;
}
