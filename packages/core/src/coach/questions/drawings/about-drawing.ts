import { drawExample } from "../../../drawings/values/draw-example.ts";
import type { Drawing } from "../../../entities/drawings/drawing.ts";
import type { RunValue } from "../../../entities/runs/run.ts";
import { callText } from "../../../runs/values/call-text.ts";
import type { Answer } from "../answer.ts";
import { namedInput } from "../own-code/running/choose-input.ts";
import type { Question, Sources } from "../question.ts";
import { SOLUTION_TOPIC } from "../topics.ts";
import { drawProgram } from "./draw-program.ts";
import { type DrawingRequest, readDrawingRequest } from "./read-drawing-request.ts";
import { isOfShape } from "./shape-names.ts";

export const DRAWING_TOPIC = "drawing";

/**
 * Drawings of what a learner may see: the statement's examples, visible tests, inputs of their own and what their own
 * program did. The reference is never drawn.
 */
export async function aboutDrawing(asked: Question, sources: Sources): Promise<Answer | null> {
  const wanted = readDrawingRequest(asked);
  if (!wanted) return null;
  switch (wanted.of) {
    case "solution":
      return refuse(asked);
    case "example":
      return answerInput(asked, wanted.number);
    case "test":
      return answerTest(asked, wanted.number);
    case "shape":
      return answerShape(asked, wanted) ?? drawProgram(asked, wanted, sources);
    case "variable":
      return answerParameter(asked, wanted.name) ?? drawProgram(asked, wanted, sources);
    case "line":
    case "calls":
    case "program":
      return drawProgram(asked, wanted, sources);
  }
}

function refuse(asked: Question): Answer {
  return {
    topic: SOLUTION_TOPIC,
    summary: `A way to solve it I do not draw: it is yours to find. I draw the examples, and what your own program does. ${asked.suggestion}`,
    next: ["Draw example 1", "Draw what my code does"],
  };
}

/** An input that is written in the message, or else the example. */
function answerInput(asked: Question, number: number): Answer {
  const own = /[[("\d]/.test(asked.question)
    ? namedInput(withoutNumbers(asked.question), asked)
    : null;
  if (own) {
    const call = callText(asked, own.args);
    return {
      topic: DRAWING_TOPIC,
      summary: `This is ${call}, drawn.`,
      drawings: [drawInput(asked, own.args, undefined, call)],
      next: [
        `Draw what my code does on ${own.args.length === 1 ? "it" : "this input"}`,
        "Draw example 1",
      ],
    };
  }
  const { examples } = asked.problem;
  const example = examples[number - 1];
  if (!example) {
    const count = examples.length === 1 ? "one example" : `${examples.length} examples`;
    return {
      topic: DRAWING_TOPIC,
      summary: `There are ${count}, so there is no example ${number}. Which one shall I draw?`,
      next: ["Draw example 1"],
    };
  }
  const title = `Example ${number}: ${callText(asked, example.args)}`;
  return {
    topic: DRAWING_TOPIC,
    summary: `Example ${number}: ${example.explanation}`,
    drawings: [drawInput(asked, example.args, example.expected, title)],
    next: [
      ...(examples[number] ? [`Draw example ${number + 1}`] : []),
      "Draw what my code does",
      "What are the constraints?",
    ],
  };
}

/** The number of an example or a test is no input. */
const withoutNumbers = (question: string): string =>
  question.replaceAll(/\b(?:ex(?:ample)?|tests?|cases?|lines?) ?#?\d{1,4}\b/gi, " ");

function answerTest(asked: Question, number: number): Answer {
  const { tests } = asked.problem;
  const test = tests[number - 1];
  if (!test) {
    return {
      topic: DRAWING_TOPIC,
      summary: `There is no test ${number}.`,
      next: ["Draw test 1", "Draw example 1"],
    };
  }
  if (test.hidden) {
    return {
      topic: DRAWING_TOPIC,
      summary: `Test ${number} is hidden, so I do not draw its values. Tell me an input of your own, and I draw that.`,
      next: ["Draw test 1", "What are hidden tests?"],
    };
  }
  const title = `Test ${number}: ${callText(asked, test.args)}`;
  return {
    topic: DRAWING_TOPIC,
    summary: `Test ${number} is about “${test.purpose}”.`,
    drawings: [drawInput(asked, test.args, test.expected, title)],
    next: ["Draw what my code does", "Where does my program go wrong?"],
  };
}

/** Draws the first example if it contains that shape and the message is not about the program. */
function answerShape(
  asked: Question,
  { shape, own }: Extract<DrawingRequest, { of: "shape" }>,
): Answer | null {
  if (own) return null;
  const answer = answerInput(asked, 1);
  const isThere = answer.drawings?.some(({ frames }) =>
    frames.some(({ parts }) => parts.some(({ picture }) => isOfShape(picture, shape))),
  );
  return isThere ? answer : null;
}

/** Draws a parameter with its value in the first example, unless the message is about the program. */
function answerParameter(asked: Question, name: string): Answer | null {
  const { parameters } = asked.problem.signature;
  const isGiven = parameters.some((parameter) => parameter.name === name);
  return isGiven && !/\bmy\b|\bcode\b|\bprogram\b|\bchang/.test(asked.plain)
    ? answerInput(asked, 1)
    : null;
}

function drawInput(
  { problem }: Question,
  args: readonly RunValue[],
  expected: RunValue | undefined,
  title: string,
): Drawing {
  return drawExample(problem.signature, { args, expected }, title);
}
