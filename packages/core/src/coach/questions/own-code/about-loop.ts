import type { CodeOutline } from "../../../entities/runs/code-outline.ts";
import type { Trace } from "../../../entities/runs/trace.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { stepValuesText } from "../../../runs/values/step-values-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { chooseInput, commandsFor } from "./running/choose-input.ts";
import { findEndlessInput } from "./running/find-endless-input.ts";
import { roundsOf } from "./running/rounds-of.ts";
import { endingOf, traceProgram } from "./running/trace-program.ts";
import { findTraps, trapsSection } from "./traps/find-traps.ts";

const LOOP =
  /\b(is|does|will|did|can) (it|this|that|my (loop|recursion|function|program|code|while|for))( ever)? (infinite|endless|stop|end|terminate|finish|come to an end|run forever|loop forever|go on forever|not stop|not end)\b|\bis (it|this|that) (an )?(infinite|endless)\b|\bnever (stops|ends|terminates|finishes)\b|\bhow (often|many times) (is|are|does|do|will|did) (the|my|it|line|this|that)\b.{0,80}\b(loop|run|runs|executed?|called)\b|\b(my|the|this|inner|outer|first|second) (for |while )?loops?\b|\b(loop|while) (right|correct|runs?|ends?|stops?|go(es)? too far|never|too (often|many|few))|\bhow (often|many times) does\b.{0,80}\b(loop|run)\b|\bhow many (rounds|iterations)\b|\binfinite loop\b.{0,80}\bmy\b|\bdoes my loop\b/;

type Loop = CodeOutline["loops"][number];

/** How often each loop went round and what its variables held, as it was measured. */
export const aboutLoop: Topic = async (asked, { code, runner }) => {
  if (!LOOP.test(asked.plain) || !hasOwnCode(asked)) return null;
  const outline = await code.outline(asked.attempt);
  if (!outline) return null;
  const ended = ENDS.test(asked.plain);
  if (outline.loops.length === 0 && !ended) {
    return {
      topic: "loop",
      summary:
        "There is no loop in your program yet. What should be done again and again, and for what?",
      next: ["How do I loop over a list?", "How does a while loop work?"],
    };
  }
  const endless = ended ? await findEndlessInput(asked, runner) : null;
  const input = endless ?? chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, runner);
  if (!trace) return null;
  const called = callText(asked, input.args);
  return {
    topic: "loop",
    summary: `${ended ? verdictOf(trace) : ""}I ran ${called} and watched ${nameOf(outline)}; ${endingOf(trace, valueText)}.`,
    sections: [
      ...outline.loops.slice(0, 3).map((loop) => describeLoop(loop, trace, asked.attempt.code)),
      ...trapsSection(findTraps(asked.attempt, outline)),
      {
        heading: "Is it right?",
        content:
          "Hold the number of rounds against your plan. Then try an empty input and a very short one.",
      },
    ],
    commands: commandsFor(input),
    next: [
      `What does line ${outline.loops[0]?.line ?? 2} do?`,
      "What is an invariant?",
      "What is an off by one error?",
    ],
  };
};

const ENDS =
  /\b(infinite|endless|forever|never (stops|ends)|ever|stop|stops|end|ends|terminates?|finish(es)?)\b/;

/** Whether the program came to an end on this input, as far as it was recorded. */
function verdictOf(trace: Trace): string {
  if (trace.result.kind === "returned") return "On this input it stops. ";
  const raised = trace.result.kind === "raised" ? trace.result.error.type : "";
  if (/^(RecursionError|RangeError)$/.test(raised)) return "It calls itself and never stops. ";
  if (trace.result.kind === "raised") return "It is stopped by an error. ";
  const [last, before] = trace.steps
    .filter(({ event }) => event === "step_line")
    .toReversed()
    .filter(({ line }, _at, steps) => line === steps[0]?.line);
  const stays =
    last && before && stepValuesText(last, []) === stepValuesText(before, [])
      ? "Nothing changes any more from one round to the next. "
      : "";
  return `It did not come to an end as long as I watched, ${trace.steps.length} steps. ${stays}`;
}

function nameOf({ loops, functions }: CodeOutline): string {
  if (loops.length === 0) return functions.length > 1 ? "your functions" : "your function";
  return loops.length === 1 ? "your loop" : `your ${loops.length} loops`;
}

function describeLoop(loop: Loop, trace: Trace, code: string) {
  const text = code.split("\n")[loop.line - 1]?.trim() ?? "";
  const rounds = roundsOf(loop, trace);
  const heading = `The loop at line ${loop.line}`;
  const [start] = rounds;
  const end = rounds.at(-1);
  if (!start || !end) return { heading, content: `\`${text}\` went round 0 times on this input.` };
  const cut = trace.cut === null ? "" : " in the steps that were recorded";
  const held = [
    ["Round 1", stepValuesText(start, [])],
    [`Round ${rounds.length}`, rounds.length > 1 ? stepValuesText(end, []) : ""],
  ].flatMap(([when, values]) => (values ? [`${when}: ${values}.`] : []));
  const times = rounds.length === 1 ? "once" : `${rounds.length} times`;
  return { heading, content: [`\`${text}\` went round ${times}${cut}.`, ...held].join(" ") };
}
