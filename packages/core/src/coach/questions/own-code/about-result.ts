import type { RunValue } from "../../../entities/runs/run.ts";
import { programRequest } from "../../../runs/program-request.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { commandsFor, namedInput } from "./running/choose-input.ts";

const GIVES =
  /\b(what|which)\b.{0,80}\b(give|gives|return|returns|output|outputs|print|prints|happens?|come|comes|get|gets|result|do|does)\b|\b(run|try|test|execute|check)\b.{0,80}\b(it|my|with|on|for|this|code)\b|\bwhat about\b|\b(handle|handles|handled|work|works|deal|cope|survives?)\b.{0,40}|\bwhat if\b|\bwhat happens\b|\bdoes (it|my|this)\b.{0,40}\b(handle|survive|crash)\b|^(and |but |ok |so )?(with|for|on) (an? |the )?(empty|single)\b|\bdoes (it|my|this)\b.{0,80}\bwork\b/;
/** What a function of the language gives is not asked of the learner's. */
const ASKS_LANGUAGE =
  /\b(len|range|max|min|sum|sorted|split|join|int|str|list|dict|set|map|math|length|slice)\b/;
/** Words that mean the learner's program. An input named together with one of them is run. */
const OWN = /\b(this|it|its|my|mine|code|program|function|i get|do i get)\b/;
/** What is counted or timed, not run. */
const COUNTED = /\bhow (many times|often|many rounds|long|slow|fast)\b|\bloops?\b|\bsteps\b/;
const BEFORE_CODE = ["UNDERSTAND", "PLAN"];

/** An input that is named is run: with the learner's program, or, before there is one, only with a claim. */
export const aboutResult: Topic = async (asked, sources) => {
  const isOwn = hasOwnCode(asked) && OWN.test(asked.plain) && !COUNTED.test(asked.plain);
  if (!GIVES.test(asked.plain) && !isOwn) return null;
  if (COUNTED.test(asked.plain) && hasOwnCode(asked)) return null;
  const input = namedInput(asked.question, asked);
  if (!input || (!hasOwnCode(asked) && ASKS_LANGUAGE.test(asked.plain))) return null;
  if (BEFORE_CODE.includes(asked.attempt.v2Step ?? "") || !hasOwnCode(asked)) {
    return {
      topic: "result",
      summary: `Work ${callText(asked, input.args)} out by hand first, and tell me what you think comes out (“… gives …”). Then I run it and say whether you are right.`,
      next: ["Explain the first example", "What are the constraints?"],
    };
  }
  const ran = await runOn(asked, input.args, sources);
  if (ran === null) return "I could not run it just now. Try again in a moment.";
  return {
    topic: "result",
    summary: ran,
    commands: commandsFor(input),
    next: ["Where does my program go wrong?", "Is my loop right?", "What is an edge case?"],
  };
};

export async function runOn(
  asked: Question,
  args: readonly RunValue[],
  { runner, runReference }: Sources,
): Promise<string | null> {
  const { problem, attempt } = asked;
  const tests = [{ args: [...args], expected: null }];
  const outcome = await runner
    .run({ ...programRequest(problem, attempt), tests, requester: attempt.userId })
    .catch(() => null);
  if (!outcome) return null;
  const call = callText(asked, args);
  if (outcome.status === "did-not-compile") {
    const { type, message, line } = outcome.error;
    return `I tried ${call}, but your program cannot be read: ${type}: ${message}${line ? ` (line ${line})` : ""}.`;
  }
  const [test] = outcome.tests;
  if (test?.error) {
    const where = test.error.line === undefined ? "" : ` at line ${test.error.line}`;
    return `I ran ${call}: your program stopped${where} with ${test.error.type}: ${test.error.message}.`;
  }
  if (test?.status === "timed-out")
    return `I ran ${call}: your program did not come to an end in time.`;
  const gave = test?.actual ?? null;
  const printed = test?.stdout ? ` It printed: ${test.stdout.trim().slice(0, 200)}` : "";
  const checked = await runReference(problem, args, gave);
  const judged = !checked
    ? ""
    : !checked.allowed
      ? ` That is no input of this problem, though: ${checked.why}`
      : checked.agrees
        ? " That is what the task asks for."
        : ` The task asks for ${valueText(checked.answer)} there. Where does your program part from that?`;
  return `I ran ${call}: your program gives ${valueText(gave)}.${printed}${judged}`;
}
