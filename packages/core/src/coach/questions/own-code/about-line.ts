import type { CodeOutline } from "../../../entities/runs/code-outline.ts";
import type { Trace, TraceStep } from "../../../entities/runs/trace.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { stepValuesText } from "../../../runs/values/step-values-text.ts";
import type { Answer } from "../answer.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { explainCalls } from "./explain-calls.ts";
import { findNamedPart } from "./find-named-part.ts";
import { describeLine } from "./line-words.ts";
import { lookAtProgram } from "./look-at-program.ts";
import { chooseInput, commandsFor } from "./running/choose-input.ts";
import { traceProgram } from "./running/trace-program.ts";
import { findTraps, trapsSection } from "./traps/find-traps.ts";

const LINE = /\bline (?:number )?(\d{1,4})\b|\b(\d{1,2})(?:st|nd|rd|th) line\b|\bl\.? ?(\d{1,3})\b/;

/** Describes a line by reading it, and what it did by running the program. */
export const aboutLine: Topic = (asked, sources) => {
  if (!hasOwnCode(asked)) return null;
  const found = LINE.exec(asked.plain);
  const line = found
    ? Number(found[1] ?? found[2] ?? found[3])
    : lineOfFragment(asked.question, asked.attempt.code);
  return line === null ? null : answerLine(asked, line, sources);
};

/** Questions in general, not about a part of the program. */
const ELSEWHERE =
  /\bwhat (is|are) an?\b|\bhow (do|can|would|should|to)\b|\bdifference\b|\btests?\b/;

/** “what does the second if do”: a part of the program that is named without its line. */
export const aboutPart: Topic = async (asked, sources) => {
  if (!hasOwnCode(asked) || ELSEWHERE.test(asked.plain)) return null;
  const outline = await sources.code.outline(asked.attempt);
  const line = outline && findNamedPart(asked.plain, outline);
  return line === null ? null : answerLine(asked, line, sources);
};

/** Words that ask whether the line is right. The answer then also says what the whole program returns. */
const JUDGED =
  /\b(ok|okay|right|correct|correctly|wrong|bug|mistake|need|needed|needs|problem|bad|good|fine|matter|matters|move|remove|removed|should|why|place|better|too)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

async function answerLine(asked: Question, line: number, sources: Sources): Promise<Answer> {
  const { attempt } = asked;
  const lines = attempt.code.split("\n");
  const text = lines[line - 1]?.trim();
  const topic = `line/${line}`;
  if (text === undefined) {
    return {
      topic,
      summary: `Your program has ${lines.length} lines, so there is no line ${line}. Which one do you mean?`,
    };
  }
  if (text === "") return { topic, summary: `Line ${line} is empty, so it does nothing.` };
  const outline = await sources.code.outline(attempt);
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, sources.runner);
  const did = trace && describeVisits(trace, line);
  const isJudged = JUDGED.test(asked.plain) && WITH_CODE.includes(attempt.v2Step ?? "IMPLEMENT");
  const whole = isJudged ? await lookAtProgram(asked, sources) : null;
  return {
    topic,
    summary: `Line ${line} is \`${text}\`. ${kindOf(outline, line, text)}`.trim(),
    sections: [
      ...(whole ? [] : await explainCalls(text, asked, sources)),
      ...(did ? [{ heading: `What it did in ${callText(asked, input.args)}`, content: did }] : []),
      ...(whole
        ? []
        : trapsSection(findTraps(attempt, outline).filter((trap) => trap.line === line))),
      ...(whole
        ? [
            { heading: "What the whole program gives", content: whole.summary },
            ...(whole.sections ?? []),
          ]
        : []),
    ],
    commands: commandsFor(input),
    next: ["Where does my program go wrong?", "Is my loop right?", "How do I use the trace?"],
  };
}

const FRAGMENT =
  /(?:\([^()\n]{1,30}\)|\b\w{1,30}) (?:not )?in \w{1,30}|[A-Za-z_][\w.]{0,40}(?:\[[^\]\n]{1,40}\]|\([^)\n]{0,40}\))|\w{1,40} ?(?:===?|!==?|<=|>=|<|>|\+=|-=|%|\/\/) ?[\w.]{1,40}/g;

/** The line that holds a piece of the learner's own code that the question quotes; null where it quotes none. */
function lineOfFragment(question: string, code: string): number | null {
  const lines = code.split("\n").map((line) => line.replaceAll(" ", ""));
  for (const [fragment] of question.slice(0, 500).matchAll(FRAGMENT)) {
    const at = lines.findIndex((line) => line.includes(fragment.replaceAll(" ", "")));
    if (at >= 0) return at + 1;
  }
  return null;
}

function kindOf(outline: CodeOutline | null, line: number, text: string): string {
  if (!outline)
    return "The program cannot be read as it stands, so I cannot say more about this line.";
  const found = outline.lines.find((each) => each.line === line);
  const loop = outline.loops.findLast((each) => each.line < line && each.endLine >= line);
  const inside = loop ? ` It is inside the loop that begins at line ${loop.line}.` : "";
  return `${found ? describeLine({ ...found, reads: [] }) : describeText(text)}${inside}`;
}

/** Lines that are no statement of their own. */
function describeText(text: string): string {
  if (/^\}?\s*(else|elif|else if)\b/.test(text)) {
    return "It begins what is done when the condition before it was not true.";
  }
  if (/^(#|\/\/|\/\*|\*)/.test(text))
    return "It is a comment: it does nothing when the program runs.";
  if (/^[)\]};,]+$/.test(text)) return "It only closes what was opened above it.";
  return "It belongs to what begins above it.";
}

export const NEVER_REACHED = "It was never reached on this input.";

/** How often a line ran and what the variables held the first and the last time. */
export function describeVisits(trace: Trace, line: number): string {
  const lines = trace.steps.filter(({ event }) => event === "step_line");
  // Several statements on one line are several steps, and one visit.
  const visits = lines.filter((step, at) => step.line === line && lines[at - 1]?.line !== line);
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return NEVER_REACHED;
  const times = visits.length === 1 ? "It ran once" : `It ran ${visits.length} times`;
  const cut = trace.cut === null ? "" : " in the steps that were recorded";
  const before = heldAt(first);
  const atLast = heldAt(last);
  if (visits.length === 1) return `${times}${cut}.${before ? ` Just before it: ${before}.` : ""}`;
  return `${times}${cut}.${before ? ` Visit 1: ${before}.` : ""}${atLast ? ` Visit ${visits.length}: ${atLast}.` : ""}`;
}

const heldAt = (step: TraceStep): string => stepValuesText(step, []);
