import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import { readExamples } from "../../examples/read-examples.ts";
import type { Topic } from "../question.ts";

/** An example of the learner's own is run, not discussed. */
export const aboutWrittenExample: Topic = async ({ question, problem }, { runReference }) => {
  const [example] = readExamples(question, problem);
  if (!example) return null;
  const input = example.args.map((arg) => valueText(arg)).join(", ");
  const checked = await runReference(problem, example.args, example.claimed);
  if (!checked) {
    return `I could not run ${input} just now. Does it fit the constraints? Go through it by hand, one value at a time.`;
  }
  if (!checked.allowed) return `${input} is no input of this problem. ${checked.why}`;
  return checked.agrees
    ? `I ran it: ${input} gives ${valueText(example.claimed)}, as you say.`
    : `I ran it: for ${input} the answer is ${valueText(checked.answer)}, not ${valueText(example.claimed)}. Where does your way of working it out part from that?`;
};

const ordinals: readonly RegExp[] = [
  /\b(first|1st|example 1|example one)\b/,
  /\b(second|2nd|example 2|example two|another|different|other)\b/,
  /\b(third|3rd|last|example 3|example three)\b/,
];

/** “an example from real life” is not one of this problem. */
const ELSEWHERE = /\b(real ?life|real world|everyday|daily life|analogy|metaphor)\b/;

export const aboutExamples: Topic = (asked) => {
  const { plain, problem } = asked;
  if (!/\bexamples?\b/.test(plain) || ELSEWHERE.test(plain)) return null;
  const at = Math.max(
    ordinals.findIndex((name) => name.test(plain)),
    0,
  );
  const example = problem.examples[at] ?? problem.examples[0];
  if (!example) return null;
  return {
    topic: "example",
    summary: `Example ${at + 1}: ${example.explanation}`,
    sections: [
      {
        heading: "Input and result",
        content:
          "Write one of your own in the same way (the input, “gives”, the result), and I run it.",
        code: `${callText(asked, example.args)} -> ${valueText(example.expected)}`,
      },
    ],
    next: ["What are the constraints?", "Give me another example", "What is an edge case?"],
  };
};
