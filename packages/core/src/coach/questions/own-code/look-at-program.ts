import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import { describeCounterexample } from "../../failures/describe-counterexample.ts";
import { describeOutcome } from "../../failures/describe-outcome.ts";
import {
  describePlace,
  findFailurePlace,
  suggestWhereToLook,
} from "../../failures/failure-place.ts";
import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { taskOf } from "../problem/task-words.ts";
import type { Question, Sources } from "../question.ts";
import { runSection } from "./running/describe-trace.ts";
import { runVisibleTests, type VisibleResult } from "./running/run-visible-tests.ts";
import { traceProgram } from "./running/trace-program.ts";
import { findTraps, trapsSection } from "./traps/find-traps.ts";

/** Runs the visible tests on the present program and describes what they show. */
export async function lookAtProgram(asked: Question, sources: Sources): Promise<Answer | null> {
  const ran = await runVisibleTests(asked, sources.runner);
  if (!ran) return null;
  if (ran.refused) return refusedProgram(asked, ran.refused, sources);
  const failed = ran.results.find(({ status }) => status !== "passed");
  const passed = ran.results.filter(({ status }) => status === "passed").length;
  const since = asked.seen?.tests?.changedSince
    ? "You have changed the code since your last run, so I ran it again. "
    : "";
  const counted = `${since}I ran your program on the ${ran.results.length} visible tests: ${passed} passed.`;
  return failed
    ? describeFailure(asked, counted, failed, sources)
    : describePassing(asked, counted, sources);
}

/** All visible tests pass: small inputs beside them are tried too. */
async function describePassing(
  asked: Question,
  counted: string,
  sources: Sources,
): Promise<Answer> {
  const { attempt, problem } = asked;
  const outline = await sources.code.outline(attempt);
  const traps = trapsSection(findTraps(attempt, outline));
  const found = await sources.findCounterexample(asked);
  const [first] = problem.tests;
  const args = found?.args ?? first?.args ?? [];
  const trace = await traceProgram(asked, { args, expected: found?.answer }, sources.runner);
  const shown = runSection(outline, trace, attempt.code, callText(asked, args));
  if (!found) {
    return {
      topic: "own-program",
      summary: `${counted} I tried some small inputs beside them (cut shorter, turned around, empty), and they came out right too. What is left are the other edges and long inputs: hand it in, or tell me an input and what should come out.`,
      sections: [...traps, ...shown],
      next: ["Is my program fast enough?", "What is an edge case?", "How do I hand in?"],
    };
  }
  return {
    topic: "own-program",
    summary: `${counted} But I found a small input on which it goes wrong: ${describeCounterexample(asked, found)}`,
    sections: [
      ...traps,
      ...shown,
      { heading: "What the task asks for", content: taskOf(problem) },
      {
        heading: "What to look at",
        content:
          "Do this input by hand, and write down what each variable should be. Which is the first that differs?",
      },
    ],
    commands: [
      {
        command: `run ${args.map((arg) => valueText(arg)).join(", ")}`,
        description: "Run your program on this input",
      },
    ],
    next: ["Is my loop right?", "What does my program do?", "How do I debug?"],
  };
}

const endless = {
  heading: "What that means",
  content:
    "It was still running when the time was up, so it was stopped. Either a loop never ends because its condition stays true, or it does far too much work for this input. What changes from one round to the next?",
};

async function describeFailure(
  asked: Question,
  counted: string,
  failed: VisibleResult,
  { runner, library, code }: Sources,
): Promise<Answer> {
  const { problem, attempt } = asked;
  const outline = await code.outline(attempt);
  const traps = findTraps(attempt, outline);
  const place = await findFailurePlace({ problem, attempt }, failed, (request) =>
    runner.trace(request),
  );
  const trace = await traceProgram(asked, { args: failed.args, expected: undefined }, runner);
  const shown = runSection(outline, trace, attempt.code, `test ${failed.index + 1}`);
  const number = failed.index + 1;
  const message = failed.error
    ? `${failed.error.type}: ${failed.error.message}`
    : failed.status === "timed-out"
      ? "timed out"
      : null;
  const found = message === null ? null : await library.findError(message, attempt.language);
  const sections = [
    ...(place ? [{ heading: "Where it happens", content: describePlace(place) }] : []),
    ...(found ? [{ heading: "What the error means", content: found.entry.text }] : []),
    ...(failed.status === "timed-out" ? [endless] : []),
    ...trapsSection(traps),
    ...shown,
    ...(message === null ? [{ heading: "What the task asks for", content: taskOf(problem) }] : []),
    {
      heading: "What to look at",
      content: place
        ? suggestWhereToLook(place)
        : "Do this test by hand, and write down what each variable should be after each line.",
    },
  ];
  return {
    topic: "own-program",
    summary: `${counted} The first that fails is test ${number}, about “${failed.purpose}”: ${describeOutcome(problem, attempt.language, failed)}`,
    sections,
    commands: [
      { command: `test ${number}`, description: "Run this test once more" },
      { command: `trace ${number}`, description: "Follow your program on it step by step" },
    ],
    next: [
      ...(place ? [`What does line ${place.found.line} do?`] : []),
      "Is my loop right?",
      "How do I debug?",
    ],
  };
}

async function refusedProgram(
  { attempt }: Question,
  refused: string,
  { library }: Sources,
): Promise<Answer> {
  const found = await library.findError(refused, attempt.language);
  const meaning =
    found && (await answerFromEntry(found.entry, attempt.language, library, found.names));
  return {
    topic: meaning?.topic ?? "own-program",
    summary: `I tried to run it, but your program cannot be read: ${refused}. Nothing of it ran.`,
    sections: meaning
      ? [{ heading: "What it means", content: meaning.summary }, ...(meaning.sections ?? [])]
      : [],
    next: ["How do I read an error message?", "What do I do now?"],
  };
}
