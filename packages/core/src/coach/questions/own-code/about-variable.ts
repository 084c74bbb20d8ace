import type { CodeOutline } from "../../../entities/runs/code-outline.ts";
import { callText } from "../../../runs/values/call-text.ts";
import type { Answer } from "../answer.ts";
import { DEFINING } from "../knowledge/answer-from-entries.ts";
import type { Asked, Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { lookAtProgram } from "./look-at-program.ts";
import { chooseInput, commandsFor } from "./running/choose-input.ts";
import { shortened, valuesOf } from "./running/describe-trace.ts";
import { traceProgram } from "./running/trace-program.ts";

const VARIABLE =
  /\b(?:what(?:s| is| does| value)|value of|when does|how does|which value)\b.{0,30}\b(?:hold|holds|in|at|after|before|when|have|has|change|changes|value|store|stores|mean|for)\b/;

/** Which values a variable of the learner's had, one after the other, is read from a run. */
export const aboutVariable: Topic = async (asked, sources) => {
  if (!VARIABLE.test(asked.plain) || !hasOwnCode(asked)) return null;
  const outline = await sources.code.outline(asked.attempt);
  const name = findOwnName(asked, outline);
  return name === null ? null : watchVariable(asked, name, outline, sources);
};

/** Words of learners whom something about a variable puzzles. */
const PUZZLED =
  /\b(my|why|when|ever|never|always|updated?|updates|changes?|changed|changing|right|correct|correctly|wrong|need|needed|popped|pushed|grows?|empty|start|starts|set|how often|how many|still|too|only|enough|used|size|big|small|reset|increase[sd]?|decrease[sd]?|move[sd]?)\b/;
const JUDGED = /\b(right|correct|correctly|ok|okay|wrong|why|need|needed|bug|problem|should)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

/** “is my lowest updated correctly”, “does my stack ever get popped”: a variable that is named in words of their own. */
export const aboutOwnVariable: Topic = async (asked, sources) => {
  const { attempt, plain } = asked;
  if (!hasOwnCode(asked) || !WITH_CODE.includes(attempt.v2Step ?? "IMPLEMENT")) return null;
  if (
    !PUZZLED.test(plain) ||
    /\bhow (do|can|to) (i|you|we)\b|\bdifference\b|\btests?\b/.test(plain)
  )
    return null;
  const outline = await sources.code.outline(attempt);
  const name = findOwnName(asked, outline);
  if (name === null || isWordOfQuestion(asked, name)) return null;
  const watched = await watchVariable(asked, name, outline, sources);
  if (!watched || !JUDGED.test(plain)) return watched;
  const whole = await lookAtProgram(asked, sources);
  if (!whole) return watched;
  const about = { heading: "What the whole program gives", content: whole.summary };
  return { ...watched, sections: [...(watched.sections ?? []), about, ...(whole.sections ?? [])] };
};

/** A short or ordinary word is a variable only where the question says so: “my stack”, “stack is”, “stack =”. */
function isWordOfQuestion({ plain }: Asked, name: string): boolean {
  const isOrdinary = /^[a-z]+$/i.test(name) && !/[a-z][A-Z]/.test(name);
  if (!isOrdinary) return false;
  const small = name.toLowerCase();
  const named = new RegExp(
    `\\b(?:my|variable|do i (?:still )?need|is|why|does|of|update|change|set) (?:the )?${small}\\b|\\b${small} (?:is|isnt|be|becomes?|never|always|ever|gets?|stays?|changes?|updates?|starts?|at|in|after|before|still|too|wrong|doesnt|does|has|was|updated|set|correctly|=|==)(?=\\W|$)`,
  );
  return (
    !named.test(plain) || (DEFINING.test(plain) && new RegExp(`\\ban? ${small}\\b`).test(plain))
  );
}

function findOwnName({ question }: Asked, outline: CodeOutline | null): string | null {
  const own = new Set((outline?.lines ?? []).flatMap(({ sets }) => sets));
  const words = question.match(/[A-Za-z_]\w*/g) ?? [];
  return words.find((word) => own.has(word) && !["a", "i", "I"].includes(word)) ?? null;
}

async function watchVariable(
  asked: Question,
  name: string,
  outline: CodeOutline | null,
  { runner }: Sources,
): Promise<Answer | null> {
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, runner);
  const values = trace && valuesOf(trace, name);
  if (!values || values.length === 0) return null;
  const call = callText(asked, input.args);
  const set = (outline?.lines ?? []).filter(({ sets }) => sets.includes(name));
  const touched = asked.attempt.code
    .split("\n")
    .flatMap((text, at) => (new RegExp(`\\b${name}\\.\\w+\\(`).test(text) ? [at + 1] : []));
  const calls = touched.length > 0 ? ` It is used by a call in line ${touched.join(", ")}.` : "";
  return {
    topic: `variable/${name}`,
    summary:
      values.length === 1
        ? `I ran ${call} and watched \`${name}\`. It never changed: it was ${values[0]} all the time.`
        : `I ran ${call} and watched \`${name}\`. Its values, one after the other: ${shortened(values).join(", ")}. So it changed ${values.length - 1} times.`,
    sections: [
      {
        heading: "Where it gets them",
        content: `It is given a value in line ${set.map(({ line }) => line).join(" and line ")}.${calls} Which of these values is the first that you did not expect?`,
      },
    ],
    commands: commandsFor(input),
    next: [`What does line ${set[0]?.line} do?`, "Is my loop right?"],
  };
}
