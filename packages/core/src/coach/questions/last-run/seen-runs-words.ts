import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { SeenRuns } from "../../../entities/runs/browser-run.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import { countPassed } from "../../../prompts/seen-runs-brief.ts";
import { valueText } from "../../../runs/values/value-text.ts";

type Tests = NonNullable<SeenRuns["tests"]>;

/** What the learner saw of the visible tests in their browser, for the learner; null without such a run. */
export function describeSeenTests({ problem, attempt, seen }: CoachContext): string | null {
  const run = seen?.tests;
  if (!run) return null;
  const { tests } = run;
  const failed = tests.find(({ status }) => status !== "passed");
  const entry = entryPointIn(problem.signature, attempt.language);
  const words = [`In your browser ${countPassed(tests)} of ${tests.length} visible tests passed.`];
  if (run.problem) words.push(`Your program was refused: ${quoted(run.problem)}.`);
  else if (failed) {
    const call = `${entry}(${failed.args.map((arg) => valueText(arg)).join(", ")})`;
    words.push(
      `The first that failed is about “${failed.purpose}”: ${call} should give ${valueText(failed.expected)}. ${gotText(failed)}`,
    );
  }
  return [...words, ...sinceWords(run)].join(" ");
}

/** What came of the learner's own tests and of the last input of their own; null without either. */
export function describeOwnRuns({ seen }: CoachContext): string | null {
  const words: string[] = [];
  const own = seen?.tests?.own ?? [];
  const failed = own.find(({ status }) => status !== "passed");
  if (own.length > 0) {
    words.push(
      failed
        ? `Your own test with ${quoted(failed.input)} does not give what you expect: you expect ${quoted(failed.expected)}. ${gotText(failed)} ${CHECK_EXPECTATION}`
        : "Your own tests gave what you expect.",
    );
  }
  words.push(...fileTestWords(seen?.tests?.fileTests ?? []));
  if (seen?.tests && words.length > 0) words.push(...sinceWords(seen.tests));
  if (seen?.ownInput) {
    const { input, got } = seen.ownInput;
    words.push(
      `On your input ${quoted(input)} your program gave ${quoted(got)}.`,
      ...sinceWords(seen.ownInput),
    );
  }
  return words.length > 0 ? words.join(" ") : null;
}

const CHECK_EXPECTATION = "First make sure by the statement that your expectation is right.";

function fileTestWords(fileTests: Tests["fileTests"]): string[] {
  const failed = fileTests.find(({ status }) => status !== "passed");
  if (!failed) return fileTests.length > 0 ? ["The tests in your test files pass."] : [];
  const which = failed.name ? `The test ${quoted(failed.name)} in` : "The file";
  const why = failed.got ? `: ${quoted(failed.got)}` : "";
  return [`${which} ${quoted(failed.path)} does not pass${why}. ${CHECK_EXPECTATION}`];
}

function gotText({ got, status }: Pick<Tests["tests"][number], "got" | "status">): string {
  if (status === "timed-out") return "Your program did not come to an end in time.";
  if (status === "not-run") return "It was not run.";
  return got === "" ? "" : `Your program gave ${quoted(got)}.`;
}

const sinceWords = ({ changedSince }: { changedSince: boolean }): string[] =>
  changedSince ? ["You have changed the code since; run it again."] : [];

const quoted = (text: string): string => `\`${text.replaceAll("`", "’")}\``;
