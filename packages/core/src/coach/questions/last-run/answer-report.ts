import type { CommandReport } from "../../../chat/commands/command-report.ts";
import { shortLine } from "../../../text/short-line.ts";
import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { commandsFor } from "../own-code/running/choose-input.ts";
import type { Question, Sources } from "../question.ts";
import { readTestOutput } from "./read-test-output.ts";

type Told = Pick<Answer, "summary" | "sections" | "commands" | "next" | "todos">;

const MAX_QUOTED_LENGTH = 200;
const ERROR_LINE =
  /^(?:[A-Z]\w{0,40}(?:Error|Exception)|StopIteration|KeyboardInterrupt): [^\n]{0,300}/m;

/**
 * What a command printed, read by the built-in coach. In a batch it says "Continue." after a success, and "Stop." after a
 * failure, with the command that would show more.
 */
export async function answerReport(
  report: CommandReport,
  asked: Question,
  sources: Sources,
): Promise<Answer> {
  const { progress } = report;
  const told = await tellOutput(report, asked, sources);
  const isGoingOn = progress?.remaining === true && !report.failed;
  // Without "Stop." a proposed command would run in the batch without a click.
  const lead = isGoingOn ? "Continue. " : progress && report.failed ? "Stop. " : "";
  return {
    topic: "last-run",
    ...told,
    summary: `${lead}${told.summary}`,
    // A command in this reply would be run before the next one of the batch.
    commands: isGoingOn ? [] : (told.commands ?? []),
  };
}

async function tellOutput(report: CommandReport, asked: Question, sources: Sources): Promise<Told> {
  const { command, output, failed } = report;
  const name = command.trim().split(/\s+/, 1)[0] ?? "";
  if (/command not found/.test(output)) {
    return {
      summary: `\`${name}\` does not exist in this shell.`,
      commands: [{ command: "help", description: "The commands that exist here" }],
    };
  }
  if (/took too long|execution time|too many commands|timed out/i.test(output)) {
    return tellSlow(command, asked);
  }
  const tests = name === "test" ? readTestOutput(output) : null;
  if (tests?.failed) return tellFailedTest(tests.failed, numberOf(command) ?? tests.failed.number);
  if (tests) return tellPassed(tests.passed, numberOf(command));
  const error = ERROR_LINE.exec(output)?.[0];
  if (error) return tellError(error, name, asked, sources);
  if (/No such file|there is no file/i.test(output)) {
    return {
      summary: `A file that the command names is not there: ${quoted(output)}`,
      commands: [{ command: "ls -R", description: "The files of your workspace" }],
    };
  }
  if (failed) {
    return {
      summary: `\`${quotedCommand(command)}\` ended with an error: ${quoted(output)} Read that line first: it says what the command did not understand.`,
      commands: [{ command: "help", description: "The commands and how they are called" }],
    };
  }
  if (name === "trace") return tellTrace(output);
  return tellDone(command, output);
}

type Failed = { purpose: string; details: string };

function tellFailedTest({ purpose, details }: Failed, number: number): Told {
  return {
    summary: `The first test that fails is “${purpose}”: ${details}. Do it by hand first, value by value; then compare with the trace and find the first value that differs.`,
    commands: [{ command: `trace ${number}`, description: "Follow your program on this test" }],
    next: ["Where does my program go wrong?", `Explain test ${number}`],
  };
}

function tellPassed(passed: number, number: number | null): Told {
  if (number !== null) {
    return {
      summary: `Test ${number} passes. See whether the others still do.`,
      commands: [{ command: "test", description: "Run all visible tests" }],
    };
  }
  return {
    summary: `All ${passed} tests pass. Before you hand it in, think of an input that they leave out: an empty one, one with equal values, a long one.`,
    next: ["Is my program fast enough?", "What is an edge case?"],
  };
}

async function tellError(
  error: string,
  command: string,
  asked: Question,
  { library }: Sources,
): Promise<Told> {
  const { language } = asked.attempt;
  const found = await library.findError(error, language);
  const line = /\(line (\d{1,5})\)/.exec(error)?.[1];
  const text = line ? asked.attempt.code.split("\n")[Number(line) - 1]?.trim() : undefined;
  const where = text ? ` It stopped at line ${line}, \`${text.replaceAll("`", "")}\`.` : "";
  const meaning = found && (await answerFromEntry(found.entry, language, library, found.names));
  return {
    summary: `It ended with ${shortLine(error, MAX_QUOTED_LENGTH)}.${where}`,
    sections: meaning ? [{ heading: "What it means", content: meaning.summary }] : [],
    commands:
      command === "trace"
        ? []
        : [{ command: "trace 1", description: "Follow your program on the first test" }],
    next: line ? [`What does line ${line} do?`] : ["How do I debug?"],
  };
}

function tellSlow(command: string, { problem }: Question): Told {
  const [example] = problem.examples;
  const smaller = example
    ? commandsFor({ args: example.args, expected: example.expected, test: null })
    : [];
  return {
    summary: `\`${quotedCommand(command)}\` did not come to an end in time. Either a loop never stops, or the input is too long for this way. Try a small input first.`,
    commands: smaller,
    next: ["Does my loop end?", "Is my program fast enough?"],
  };
}

function tellTrace(output: string): Told {
  const gives = /^gives ([^\n]{0,200})$/m.exec(output)?.[1];
  const end = gives === undefined ? "" : ` It gives ${gives} in the end.`;
  return {
    summary: `This is what your program did, line by line.${end} Go down to the first line where a value is not what you would have written by hand: the line before it is the one to look at.`,
    next: ["Where does my program go wrong?"],
  };
}

function tellDone(command: string, output: string): Told {
  const lines = output.trim() === "(no output)" ? 0 : output.trim().split("\n").length;
  const printed =
    lines === 0 ? "printed nothing" : `printed ${lines} ${lines === 1 ? "line" : "lines"}`;
  return {
    summary: `\`${quotedCommand(command)}\` ran to its end and ${printed}. Is that what you expected? If not, say what you expected instead.`,
  };
}

const numberOf = (command: string): number | null => {
  const number = /^(?:test|trace) (\d{1,4})$/.exec(command.trim())?.[1];
  return number === undefined ? null : Number(number);
};

const quotedCommand = (command: string): string =>
  shortLine(command, MAX_QUOTED_LENGTH).replaceAll("`", "'");

/** The last line that is not empty. */
function quoted(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() && !line.startsWith("(ended"));
  return `“${shortLine(lines.at(-1) ?? "", MAX_QUOTED_LENGTH)}”.`;
}
