"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData } from "@foothold/core/runs";
import { TestCard } from "../../runs/TestCard.tsx";
import type { TestFileRun } from "./run-test-files.ts";
import { TestFileResult } from "./TestFileResult.tsx";
import { useCheckedTests } from "./use-checked-tests.ts";

type Props = {
  attemptId: string;
  mine: { results: readonly Extract<TestResultData, { hidden: false }>[]; judgedBy: ProblemView };
  testFiles: readonly TestFileRun[];
  language: Language;
  /** A new object for each run, so that the tests are checked again. */
  run: object;
};

const DIFFERS =
  "The task asks for another result here than you expect. Work it out once more with the statement.";

/** The results of the learner's own tests, with those whose expected value is wrong. */
export function OwnResults({ attemptId, mine, testFiles, language, run }: Props) {
  const check = useCheckedTests(attemptId, run);
  const checked = check.state === "done" ? check.checked : null;
  return (
    <section aria-labelledby="own-results" className="flex flex-col gap-3">
      <h3 id="own-results" className="text-title-3">
        My tests
      </h3>
      {check.state === "failed" && (
        <p className="text-small text-ink-soft">
          Whether they expect what the task asks for could not be checked just now.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {mine.results.map((test) => {
          const verdict = checked?.tests.find(({ index }) => index === test.index);
          return (
            <li key={test.index} className="flex flex-col gap-1">
              <TestCard
                test={test}
                problem={mine.judgedBy}
                language={language}
                expectedName="You expect"
              />
              {verdict && verdict.verdict !== "agrees" && (
                <p className="text-small font-semibold text-danger">{verdict.why ?? DIFFERS}</p>
              )}
            </li>
          );
        })}
        {testFiles.map((file) => (
          <li key={file.path}>
            <TestFileResult
              run={file}
              wrong={(checked?.assertions ?? []).flatMap(({ path, line, verdict, why }) =>
                path === file.path && verdict !== "agrees" ? [{ line, why: why ?? DIFFERS }] : [],
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
