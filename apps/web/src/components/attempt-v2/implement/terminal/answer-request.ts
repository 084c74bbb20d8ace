import type { ProblemView } from "@foothold/core/catalog";
import { judgePath } from "@foothold/core/file-kind";
import { readOwnTests } from "@foothold/core/own-tests";
import { programRequest } from "@foothold/core/program-request";
import type { Language, ProgramError, Runner, RunOutcome } from "@foothold/core/runs";
import { solutionPath } from "@foothold/core/solution-path";
import { valueTextIn } from "@foothold/core/value-text";
import { runScript, runTestFile } from "@foothold/core/workspace-run";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import type { RunnerReply, RunnerRequest } from "#lib/browser/shell-rules.ts";
import { ownResults, visibleRequest, visibleResults } from "../visible-run/visible-request.ts";
import { readArguments } from "./read-arguments.ts";
import { traceLines } from "./trace-lines.ts";

type Bench = { problem: ProblemView; language: Language; runner: Pick<Runner, "run" | "trace"> };

const said = (stdout: string): RunnerReply => ({ stdout, stderr: "", exitCode: 0 });
const complained = (stderr: string, stdout = ""): RunnerReply => ({
  stdout,
  stderr: `${stderr}\n`,
  exitCode: 1,
});

/** Runs the commands `python`, `node`, `tsc`, `test`, `trace` and `run` on the files as the shell has them. */
export function answerRequest(request: RunnerRequest, bench: Bench): Promise<RunnerReply> {
  switch (request.kind) {
    case "program":
      return runProgram(request, bench);
    case "types":
      return compile(request, bench);
    case "tests":
      return runTests(request, bench);
    case "trace":
      return traceTest(request, bench);
    case "call":
      return callFunction(request, bench);
  }
}

type Asked<Kind> = Extract<RunnerRequest, { kind: Kind }>;

const fileOf = ({ files, path }: Asked<"program" | "types">, { language }: Bench) => ({
  language,
  path,
  contents: { ...files },
  requester: "terminal",
});

async function runProgram(request: Asked<"program">, bench: Bench): Promise<RunnerReply> {
  const verdict = judgePath(request.path, bench.language);
  const isPython = request.path.endsWith(".py");
  if (!verdict.allowed || isPython !== (bench.language === "python")) {
    return complained(`${request.path} is not a program of this attempt's language.`);
  }
  const file = fileOf(request, bench);
  if (verdict.kind !== "test-file") {
    return scriptReply(await runScript(bench.runner, file, request.args));
  }
  const { names, outcome } = await runTestFile(bench.runner, file);
  if (names.length === 0) return scriptReply(outcome);
  const lines = outcome.tests.map(({ status, error }, index) => {
    const why = error ? `: ${errorLine(error)}` : "";
    return `${status === "passed" ? "ok  " : "FAIL"} ${names[index] ?? ""}${why}`;
  });
  const text = `${lines.join("\n")}\n`;
  return { ...said(text), exitCode: outcome.status === "passed" ? 0 : 1 };
}

function scriptReply(outcome: RunOutcome): RunnerReply {
  const refusal = refusalOf(outcome);
  if (refusal) return complained(refusal);
  const [test] = outcome.tests;
  const stdout = test?.stdout ?? "";
  if (test?.error) return complained(errorLine(test.error), stdout);
  return test?.status === "passed" || test?.status === "failed"
    ? said(stdout)
    : complained(test?.status ?? outcome.status, stdout);
}

/** Only says whether the file compiles: types are checked in the editor, and removed before a program runs. */
async function compile(request: Asked<"types">, bench: Bench): Promise<RunnerReply> {
  const outcome = await runScript(bench.runner, fileOf(request, bench), []);
  const refusal = refusalOf(outcome);
  if (refusal) return complained(refusal);
  return said(`${request.path} compiles. The editor underlines types that do not fit.\n`);
}

async function runTests({ files, index }: Asked<"tests">, bench: Bench): Promise<RunnerReply> {
  const { problem, language } = bench;
  const read = files["tests.json"] ? readOwnTests(files["tests.json"]) : null;
  const all = { ...problem, visibleTests: problem.visibleTests };
  if (index !== null && !problem.visibleTests[index]) return complained(noTest(problem));
  const one =
    index === null
      ? all
      : { ...problem, visibleTests: problem.visibleTests.slice(index, index + 1) };
  const own = index === null && read?.readable ? read.tests : [];
  const request = visibleRequest(one, { language, code: solutionIn(files, bench) }, own);
  const outcome = await bench.runner.run(request);
  const refusal = refusalOf(outcome);
  if (refusal) return complained(refusal);
  const results = [...visibleResults(one, outcome), ...ownResults(one, outcome, own).results];
  const lines = results.map((test) => {
    const head = `${test.status === "passed" ? "ok  " : "FAIL"} ${test.purpose}`;
    if (test.status === "passed") return head;
    const input = argumentsText(test.args, problem.signature.parameters, language);
    const got = test.error ? errorLine(test.error) : valueTextIn(language, test.actual);
    return `${head}\n     ${input.replaceAll("\n", ", ")}\n     got ${got}, not ${valueTextIn(language, test.expected)}`;
  });
  if (read && !read.readable) lines.push(`tests.json: ${read.why}`);
  const passed = results.filter(({ status }) => status === "passed").length;
  const text = `${lines.join("\n")}\n${passed} of ${results.length} pass\n`;
  return { ...said(text), exitCode: passed === results.length ? 0 : 1 };
}

async function traceTest({ files, index }: Asked<"trace">, bench: Bench): Promise<RunnerReply> {
  const test = bench.problem.visibleTests[index];
  if (!test) return complained(noTest(bench.problem));
  const program = { language: bench.language, code: solutionIn(files, bench) };
  const trace = await bench.runner.trace({
    ...programRequest(bench.problem, program),
    args: test.args,
  });
  return said(traceLines(trace, bench.language));
}

async function callFunction({ files, args }: Asked<"call">, bench: Bench): Promise<RunnerReply> {
  const { parameters } = bench.problem.signature;
  const read = readArguments(args);
  if (!read) return complained("The arguments cannot be read. Write them as in: run '[1, 2]' 3");
  if (read.length !== parameters.length) {
    return complained(`Your function takes ${parameters.length} arguments, not ${read.length}.`);
  }
  const program = { language: bench.language, code: solutionIn(files, bench) };
  const outcome = await bench.runner.run({
    ...programRequest(bench.problem, program),
    tests: [{ args: read, expected: null }],
  });
  const reply = scriptReply(outcome);
  const actual = outcome.tests[0]?.actual;
  if (reply.exitCode !== 0 || actual === undefined) return reply;
  return said(`${reply.stdout}${valueTextIn(bench.language, actual)}\n`);
}

const solutionIn = (files: RunnerRequest["files"], { language }: Bench): string =>
  files[solutionPath[language]] ?? "";

const noTest = ({ visibleTests }: ProblemView) =>
  `There is no such test. The visible ones are 1 to ${visibleTests.length}.`;

const errorLine = ({ type, message, line }: Pick<ProgramError, "type" | "message" | "line">) =>
  `${type}: ${message}${line ? ` (line ${line})` : ""}`;

function refusalOf(outcome: RunOutcome): string | null {
  return outcome.status === "did-not-compile" ? errorLine(outcome.error) : null;
}
