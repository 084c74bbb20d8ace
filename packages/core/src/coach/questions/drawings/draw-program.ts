import { callTreeOf } from "../../../drawings/traces/call-tree.ts";
import { drawLine, drawSteps, visitsOf } from "../../../drawings/traces/draw-line.ts";
import { changesOf, nameOfShape } from "../../../drawings/traces/watch-variable.ts";
import type { Drawing } from "../../../entities/drawings/drawing.ts";
import type { Trace, TraceStep } from "../../../entities/runs/trace.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Answer } from "../answer.ts";
import { chooseInput, commandsFor } from "../own-code/running/choose-input.ts";
import { roundsOf } from "../own-code/running/rounds-of.ts";
import { endingOf, traceProgram } from "../own-code/running/trace-program.ts";
import type { Question, Sources } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import type { DrawingRequest } from "./read-drawing-request.ts";
import { isOfShape } from "./shape-names.ts";

type Wanted = Extract<DrawingRequest, { of: "line" | "calls" | "program" | "variable" | "shape" }>;
type Drawn = { words: string; drawings: (Drawing | null)[] };

const topicOf = (wanted: Wanted): string => {
  if (wanted.of === "line") return `line/${wanted.line}`;
  return wanted.of === "variable" ? `variable/${wanted.name}` : "drawing";
};

/** Runs the learner's program on one input and draws what it held. */
export async function drawProgram(
  asked: Question,
  wanted: Wanted,
  sources: Sources,
): Promise<Answer> {
  const topic = topicOf(wanted);
  if (!hasOwnCode(asked)) {
    const summary = `There is no code of yours yet whose values I could draw. ${asked.suggestion}`;
    return { topic, summary, next: ["Draw example 1", "What do I do now?"] };
  }
  const { attempt } = asked;
  const lines = attempt.code.split("\n");
  if (wanted.of === "line" && (lines[wanted.line - 1]?.trim() ?? "") === "") {
    const why = wanted.line > lines.length ? `has ${lines.length} lines` : "has nothing there";
    const summary = `There is no line ${wanted.line} to draw: your program ${why}. Which one do you mean?`;
    return { topic, summary, next: ["Draw what my code does"] };
  }
  const input = chooseInput(asked.question, asked);
  const trace = await traceProgram(asked, input, sources.runner);
  const call = callText(asked, input.args);
  if (!trace) {
    const summary = `I could not run ${call} just now. Ask again in a moment; I can draw the examples meanwhile.`;
    return { topic, summary, next: ["Draw example 1"] };
  }
  if (trace.result.kind === "did-not-compile") {
    const { type, message, line } = trace.result.error;
    const where = line === undefined ? "" : ` (line ${line})`;
    const summary = `Your program cannot be read yet, so there is nothing to draw: ${type}: ${message}${where}.`;
    return { topic, summary, next: ["What does this error mean?", "Draw example 1"] };
  }
  const { words, drawings } = await drawWanted(asked, wanted, trace, call, sources);
  return {
    topic,
    summary: `I ran ${call}; ${endingOf(trace, valueText)}. ${words}`,
    drawings: drawings.filter((drawing) => drawing !== null),
    commands: commandsFor(input),
    next: [
      wanted.of === "line"
        ? `What does line ${wanted.line} do?`
        : "Where does my program go wrong?",
      "Draw example 1",
    ],
  };
}

async function drawWanted(
  asked: Question,
  wanted: Wanted,
  trace: Trace,
  call: string,
  sources: Sources,
): Promise<Drawn> {
  const { code } = asked.attempt;
  switch (wanted.of) {
    case "line":
      return drawWantedLine(wanted.line, trace, code, call);
    case "calls": {
      const tree = drawCalls(trace, call);
      return tree
        ? { words: "These are its calls, each below the one that made it.", drawings: [tree] }
        : { words: "No function of yours calls another one on this input.", drawings: [] };
    }
    case "variable":
      return drawChanges(wanted.name, trace, code, call);
    case "shape": {
      const name = nameOfShape(trace, code, (picture) => isOfShape(picture, wanted.shape));
      if (name !== null) return drawChanges(name, trace, code, call);
      const whole = await drawWhole(asked, trace, call, sources);
      return { ...whole, words: `I see no ${wanted.shape} among its values. ${whole.words}` };
    }
    case "program":
      return drawWhole(asked, trace, call, sources);
  }
}

function drawWantedLine(line: number, trace: Trace, code: string, call: string): Drawn {
  const visits = visitsOf(trace, line).length;
  const text = code.split("\n")[line - 1]?.trim() ?? "";
  if (visits === 0) {
    return { words: `Line ${line} (\`${text}\`) was not reached on this input.`, drawings: [] };
  }
  const times = visits === 1 ? "once" : `${visits} times`;
  const drawing = drawLine(trace, line, { code, title: `Line ${line} in ${call}` });
  return {
    words: `Line ${line} (\`${text}\`) was reached ${times}. ${drawing ? "Each picture shows what your variables held just before it ran." : "Your variables held nothing yet."}`,
    drawings: [drawing],
  };
}

function drawChanges(name: string, trace: Trace, code: string, call: string): Drawn {
  const steps = changesOf(trace, name);
  const drawing = drawSteps(
    steps,
    trace,
    { code, title: `${name} in ${call}`, only: (each) => each === name },
    (_at, { line }) => `Before line ${line}`,
  );
  return drawing
    ? { words: `These are the values of \`${name}\`, one after the other.`, drawings: [drawing] }
    : { words: `\`${name}\` held no value on this input.`, drawings: [] };
}

/** Draws the calls if functions call each other, otherwise the rounds of a loop, otherwise the last line. */
async function drawWhole(
  { attempt }: Question,
  trace: Trace,
  call: string,
  { code: reader }: Sources,
): Promise<Drawn> {
  const { code } = attempt;
  const outline = await reader.outline(attempt);
  const loop = outline?.loops[0];
  const rounds: TraceStep[] = loop ? roundsOf(loop, trace) : [];
  const calls = drawCalls(trace, call);
  if (loop && rounds.length > 0) {
    const title = `Rounds of the loop at line ${loop.line} in ${call}`;
    const strip = drawSteps(rounds, trace, { code, title }, (at) => `Round ${at + 1}`);
    return {
      words: `These are the rounds of the loop at line ${loop.line}, each at its beginning.`,
      drawings: [strip, calls],
    };
  }
  const last = trace.steps.filter(({ event }) => event === "step_line").slice(-1);
  const end = drawSteps(
    last,
    trace,
    { code, title: `The last line in ${call}` },
    (_at, { line }) => `Before line ${line}`,
  );
  return { words: "This is what your variables held at the last line.", drawings: [calls, end] };
}

function drawCalls(trace: Trace, call: string): Drawing | null {
  const picture = callTreeOf(trace);
  if (!picture) return null;
  return {
    title: `Calls in ${call}`.slice(0, 200),
    frames: [{ caption: "", parts: [{ name: "", picture }] }],
    note: trace.cut === null ? "" : "The recording ends before the program does.",
  };
}
