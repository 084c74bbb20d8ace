import type { ProblemView } from "@foothold/core/catalog";
import type { RunOutcome, TestOutcome } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { PrintedRow } from "../../runs/PrintedRow.tsx";
import { ValueRow } from "../../runs/ValueRow.tsx";
import { CompileErrorNotice } from "../engine/CompileErrorNotice.tsx";
import type { OwnRun } from "./own-run.ts";

type Props = { problem: ProblemView; run: OwnRun };

/** The program's result or error for the input, and what it printed. */
export function OwnResult({ problem, run: { program, args, outcome } }: Props) {
  if (outcome.status === "did-not-compile") return <CompileErrorNotice error={outcome.error} />;
  const [test] = outcome.tests;
  if (!test) return null;
  const failure = failureText(outcome, test);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-middle border border-line bg-surface p-4 text-small">
      <ValueRow name="Input">
        {argumentsText(args, problem.signature.parameters, program.language)}
      </ValueRow>
      <ValueRow name="Result" wrong={failure !== null}>
        {failure ?? valueTextIn(program.language, test.actual)}
      </ValueRow>
      <PrintedRow {...test} />
    </dl>
  );
}

function failureText(outcome: RunOutcome, { error }: TestOutcome): string | null {
  if (error) return `${error.type}: ${error.message}${error.line ? ` (line ${error.line})` : ""}`;
  if (outcome.status === "timed-out") return `Stopped after ${outcome.limitMs / 1_000} seconds.`;
  if (outcome.status === "out-of-memory") return "Stopped: it used too much memory.";
  return null;
}
