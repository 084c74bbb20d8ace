"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData } from "@foothold/core/runs";
import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { TestCard } from "../../runs/TestCard.tsx";
import { CompileErrorNotice } from "../engine/CompileErrorNotice.tsx";
import { EngineFailed } from "../engine/EngineFailed.tsx";
import { EngineProgress } from "../engine/EngineProgress.tsx";
import type { Engine } from "../engine/use-engine.ts";
import type { VisibleRun as Run, VisibleOutcome } from "./use-visible-run.ts";
import { ownResults, visibleResults } from "./visible-request.ts";

const OwnResults = dynamic(
  () => untilLoaded(() => import("../own-results/OwnResults.tsx")).then((file) => file.OwnResults),
  { loading: NothingYet },
);

type Props = {
  attemptId: string;
  run: Run;
  engine: Engine;
  problem: ProblemView;
  language: Language;
  onCancel: () => void;
};

export function VisibleRun({ attemptId, run, engine, problem, language, onCancel }: Props) {
  return (
    <div role="status" className="flex flex-col gap-3">
      {run.state === "running" && (
        <EngineProgress engine={engine} label="Running the visible tests" onCancel={onCancel} />
      )}
      {run.state === "cancelled" && <Notice tone="info" title="Stopped" />}
      {run.state === "failed" && <EngineFailed />}
      {run.state === "done" && (
        <Outcome result={run.result} {...{ attemptId, problem, language }} />
      )}
    </div>
  );
}

type OutcomeProps = Pick<Props, "attemptId" | "problem" | "language"> & { result: VisibleOutcome };
type Visible = Extract<TestResultData, { hidden: false }>;

const hasPassed = ({ status }: Visible) => status === "passed";

/** Failed tests first; a passed one is shown only when it printed something. */
const worthShowing = (tests: readonly Visible[]): Visible[] => [
  ...tests.filter((test) => !hasPassed(test)),
  ...tests.filter((test) => hasPassed(test) && test.stdout !== ""),
];

function Outcome({ attemptId, result, problem, language }: OutcomeProps) {
  const { outcome, own, testFiles } = result;
  const verdict = useRef<HTMLDivElement>(null);

  // Scrolls only as far as needed, so that the code stays in view. Newer browsers return a promise, which an effect
  // must not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome, another look
  useEffect(() => {
    void verdict.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  if (outcome.status === "did-not-compile") return <CompileErrorNotice error={outcome.error} />;
  const tests = visibleResults(problem, outcome);
  const mine = ownResults(problem, outcome, own.tests);
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
          {own.unreadable && <p>{`Your tests.json cannot be read. ${own.unreadable}`}</p>}
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
      {(mine.results.length > 0 || testFiles.length > 0) && (
        <OwnResults {...{ attemptId, mine, testFiles, language }} run={result} />
      )}
    </>
  );
}
