"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData } from "@foothold/core/runs";
import { useEffect, useRef } from "react";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TestCard } from "../runs/TestCard.tsx";
import { EngineFailed } from "./engine/EngineFailed.tsx";
import { EngineProgress } from "./engine/EngineProgress.tsx";
import { Unreadable } from "./engine/Unreadable.tsx";
import type { Engine } from "./engine/use-engine.ts";
import type { VisibleRun as Run, VisibleOutcome } from "./use-visible-run.ts";
import { ownResults, visibleResults } from "./visible-request.ts";

type Props = {
  run: Run;
  engine: Engine;
  problem: ProblemView;
  language: Language;
  onCancel: () => void;
};

export function VisibleRun({ run, engine, problem, language, onCancel }: Props) {
  return (
    <div role="status" className="flex flex-col gap-3">
      {run.state === "running" && (
        <EngineProgress engine={engine} label="Running the visible tests" onCancel={onCancel} />
      )}
      {run.state === "cancelled" && <Notice tone="info" title="Stopped" />}
      {run.state === "failed" && <EngineFailed />}
      {run.state === "done" && <Outcome {...run.result} problem={problem} language={language} />}
    </div>
  );
}

type OutcomeProps = Pick<Props, "problem" | "language"> & VisibleOutcome;
type Visible = Extract<TestResultData, { hidden: false }>;

const hasPassed = ({ status }: Visible) => status === "passed";

/** Failed tests first; a passed one is shown only when it printed something. */
const worthShowing = (tests: readonly Visible[]): Visible[] => [
  ...tests.filter((test) => !hasPassed(test)),
  ...tests.filter((test) => hasPassed(test) && test.stdout !== ""),
];

function Outcome({ outcome, ownTests, problem, language }: OutcomeProps) {
  const verdict = useRef<HTMLDivElement>(null);

  // Scrolls only as far as needed, so that the code stays in view. Newer browsers return a promise, which an effect
  // must not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome, another look
  useEffect(() => {
    void verdict.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  if (outcome.status === "did-not-compile") return <Unreadable error={outcome.error} />;
  const tests = visibleResults(problem, outcome);
  const mine = ownResults(problem, outcome, ownTests);
  const passed = tests.filter(hasPassed).length;
  const minePassed = mine.results.filter(hasPassed).length;
  return (
    <>
      <div ref={verdict}>
        <Notice
          tone={outcome.status === "passed" ? "success" : "caution"}
          title={`${passed} of ${tests.length} visible tests pass`}
        >
          {mine.results.length > 0 && (
            <p>{`My tests: ${minePassed} of ${mine.results.length} pass`}</p>
          )}
          {outcome.status === "rule-broken" &&
            outcome.brokenRules.map(({ rule, message }) => <p key={rule}>{message}</p>)}
        </Notice>
      </div>
      <h3 className="sr-only">Visible tests that fail or print something</h3>
      <ul className="flex flex-col gap-3">
        {worthShowing(tests).map((test) => (
          <li key={test.index}>
            <TestCard test={test} problem={problem} language={language} />
          </li>
        ))}
      </ul>
      {mine.results.length > 0 && (
        <>
          <h3 className="text-title-3">My tests</h3>
          <ul className="flex flex-col gap-3">
            {mine.results.map((test) => (
              <li key={test.index}>
                <TestCard
                  test={test}
                  problem={mine.judgedBy}
                  language={language}
                  expectedName="You expect"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
