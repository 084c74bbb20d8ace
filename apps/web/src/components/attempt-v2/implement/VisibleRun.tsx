"use client";

import type { Language, ProblemView } from "@foothold/core";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TestCard } from "../verify/TestCard.tsx";
import type { VisibleRun as Run } from "./use-visible-run.ts";
import { visibleResults } from "./visible-request.ts";

type Props = { run: Run; problem: ProblemView; language: Language; onCancel: () => void };

export function VisibleRun({ run, problem, language, onCancel }: Props) {
  return (
    <div role="status" className="flex flex-col gap-3">
      {run.state === "running" && (
        <div className="flex items-center gap-3">
          <progress
            aria-label="Running the visible tests"
            className="h-2 flex-1"
            {...(run.progress && {
              value: run.progress.loadedBytes,
              max: run.progress.totalBytes,
            })}
          />
          <span className="text-small text-ink-soft">
            {run.progress ? "Fetching Python, once" : "Running"}
          </span>
          <Button size="small" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {run.state === "failed" && (
        <Notice tone="caution" title="Programs cannot be run in this browser at the moment">
          <p>Hand in your code instead: the server runs every test for you.</p>
        </Notice>
      )}
      {run.state === "done" && <Outcome run={run} problem={problem} language={language} />}
    </div>
  );
}

type OutcomeProps = Pick<Props, "problem" | "language"> & { run: Extract<Run, { state: "done" }> };

function Outcome({ run: { outcome }, problem, language }: OutcomeProps) {
  if (outcome.status === "did-not-compile") {
    const { line, message } = outcome.error;
    return (
      <Notice tone="danger" title="The program could not be read">
        <p className="font-mono">{`${line ? `Line ${line}: ` : ""}${message}`}</p>
      </Notice>
    );
  }
  const tests = visibleResults(problem, outcome);
  const passed = tests.filter(({ status }) => status === "passed").length;
  return (
    <>
      <Notice
        tone={passed === tests.length ? "success" : "caution"}
        title={`${passed} of ${tests.length} visible tests pass`}
      />
      <ul className="flex flex-col gap-3">
        {tests.map((test) =>
          test.hidden || test.status === "passed" ? null : (
            <li key={test.index}>
              <TestCard test={test} problem={problem} language={language} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}
