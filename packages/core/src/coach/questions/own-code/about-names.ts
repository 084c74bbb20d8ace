import { callText } from "../../../runs/values/call-text.ts";
import { traceText } from "../../../runs/values/trace-text.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { chooseInput, commandsFor } from "./running/choose-input.ts";
import { traceProgram } from "./running/trace-program.ts";

const UNUSED = /\b(not used|unused|never used|dont use|do not use|not needed)\b/;
const CHANGES_INPUT =
  /\b(change|changes|modify|modifies|mutate|mutates|alter|alters)\b.{0,20}\b(input|list|array|argument|original|parameter)\b/;

/** Which names are never read, and whether what was handed in is changed: read from the program and from a run. */
export const aboutNames: Topic = (asked, sources) => {
  if (!hasOwnCode(asked) || !/\b(my|i|it)\b/.test(asked.plain)) return null;
  if (UNUSED.test(asked.plain)) return unusedNames(asked, sources);
  if (NAMING.test(asked.plain)) return judgedNames(asked, sources);
  return CHANGES_INPUT.test(asked.plain) && /\b(my|it)\b/.test(asked.plain)
    ? changedInput(asked, sources)
    : null;
};

const NAMING =
  /\b(names?|named|naming)\b.{0,40}\b(ok|okay|good|bad|fine|better|clear|clearly|right|confusing|readable)\b|\b(good|bad|better|clear) (variable )?names?\b/;
const MOST_NAMES = 8;

/** Says what each variable holds, so that the learner can judge whether its name is good. */
async function judgedNames({ attempt }: Question, { code }: Sources) {
  const lines = (await code.outline(attempt))?.lines ?? [];
  const set = [...new Set(lines.flatMap(({ sets }) => sets))].slice(0, MOST_NAMES);
  if (set.length === 0) return null;
  const short = set.filter((name) => name.length === 1);
  const remark =
    short.length > 0
      ? ` ${short.map((name) => `\`${name}\``).join(", ")} ${short.length === 1 ? "is a single letter. That is" : "are single letters. That is"} fine for a position in a short loop, and hard to read elsewhere.`
      : "";
  return `Your names are ${set.map((name) => `\`${name}\``).join(", ")}.${remark} A name is good if somebody who sees only that line can say what it holds: read each line aloud with it. The tests do not look at names, so change them freely, everywhere at once.`;
}

async function unusedNames({ attempt }: Question, { code }: Sources) {
  const lines = (await code.outline(attempt))?.lines;
  if (!lines) return null;
  const read = new Set(lines.flatMap(({ reads, calls }) => [...reads, ...calls]));
  const unused = lines.flatMap(({ line, sets }) =>
    sets
      .filter((name) => !read.has(name) && name !== "_")
      .map((name) => `\`${name}\` (line ${line})`),
  );
  return unused.length === 0
    ? "Every variable of yours that gets a value is read somewhere."
    : `These get a value that no line reads: ${[...new Set(unused)].slice(0, 6).join(", ")}. Did you mean to use them somewhere?`;
}

async function changedInput(asked: Question, { runner }: Sources) {
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, runner);
  const outer = trace?.steps.filter(({ stack_to_render }) => stack_to_render.length === 1) ?? [];
  const [first, last] = [outer[0], outer.at(-1)];
  if (!first || !last) return null;
  const held = (step: typeof first, name: string) =>
    traceText(step.stack_to_render[0]?.encoded_locals[name], step.heap);
  const changed = asked.problem.signature.parameters.filter(
    ({ name }) => held(last, name) !== "" && held(first, name) !== held(last, name),
  );
  const call = callText(asked, input.args);
  const [found] = changed;
  return {
    topic: "own-program",
    summary: found
      ? `Yes: I ran ${call}, and at the end \`${found.name}\` was ${held(last, found.name)}, no longer ${held(first, found.name)}.`
      : `On ${call} it did not: what was handed in was the same at the end.`,
    commands: commandsFor(input),
    next: ["Why did my original list change?", "How do I copy a list?"],
  };
}
