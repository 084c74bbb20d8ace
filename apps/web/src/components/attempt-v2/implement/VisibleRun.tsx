"use client";

import type { Language } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TestCard } from "../runs/TestCard.tsx";
import type { VisibleRun as Run } from "./use-visible-run.ts";
import { visibleResults } from "./visible-request.ts";

type Props = { run: Run; problem: ProblemView; language: Language; onCancel: () => void };

export function VisibleRun({ run, problem, language, onCancel }: Props) {
  return (
    <div role="status" className="flex flex-col gap-3">
      {run.state === "running" && <Running run={run} onCancel={onCancel} />}
      {run.state === "cancelled" && <Notice tone="info" title="Stopped" />}
      {run.state === "failed" && (
        <Notice tone="caution" title="Programs cannot be run in this browser at the moment">
          <p>Try again, or hand in your code: the server runs every test for you.</p>
        </Notice>
      )}
      {run.state === "done" && <Outcome run={run} problem={problem} language={language} />}
    </div>
  );
}

const MEGABYTE = 1024 * 1024;

type RunningProps = { run: Extract<Run, { state: "running" }>; onCancel: () => void };

function Running({ run: { progress }, onCancel }: RunningProps) {
  const isLoading = progress !== null && progress.loadedBytes < progress.totalBytes;
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label="Running the visible tests"
        className="h-2 min-w-32 flex-1 accent-accent"
        {...(isLoading && { value: progress.loadedBytes, max: progress.totalBytes })}
      />
      <span className="text-small text-ink-soft tabular-nums">
        {isLoading
          ? `Fetching Python, once: ${megabytes(progress.loadedBytes)} of ${megabytes(progress.totalBytes)} MB`
          : "Running"}
      </span>
      <Button size="small" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

type OutcomeProps = Pick<Props, "problem" | "language"> & { run: Extract<Run, { state: "done" }> };

function Outcome({ run: { outcome }, problem, language }: OutcomeProps) {
  const verdict = useRef<HTMLDivElement>(null);

  // Only as far as needed to see it: the code stays in view. Newer browsers give a promise back, an effect must not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome, another look
  useEffect(() => {
    void verdict.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

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
      <div ref={verdict}>
        <Notice
          tone={passed === tests.length && outcome.status === "passed" ? "success" : "caution"}
          title={`${passed} of ${tests.length} visible tests pass`}
        >
          {outcome.status === "rule-broken" &&
            outcome.brokenRules.map(({ rule, message }) => <p key={rule}>{message}</p>)}
        </Notice>
      </div>
      <h3 className="sr-only">Visible tests that fail</h3>
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
