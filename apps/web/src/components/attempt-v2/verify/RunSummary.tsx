import type { ExplainedRun } from "@foothold/core/attempt";
import type { RunStatus } from "@foothold/core/runs";
import { Notice, type NoticeTone } from "#components/ui/feedback/Notice.tsx";

const words: Record<RunStatus, { tone: NoticeTone; title: string }> = {
  passed: { tone: "success", title: "Every test passes" },
  failed: { tone: "caution", title: "Not every test passes yet" },
  "did-not-compile": { tone: "danger", title: "The program could not be read" },
  "rule-broken": { tone: "caution", title: "The program does what this problem forbids" },
  "timed-out": { tone: "caution", title: "The program took too long" },
  "out-of-memory": { tone: "caution", title: "The program used too much memory" },
};

export function RunSummary({ run }: { run: ExplainedRun }) {
  const { tone, title } = words[run.outcome];
  const { compileError, brokenRules } = run;
  return (
    <Notice tone={tone} title={title}>
      <p>{`${run.passed} of ${run.total} tests pass.`}</p>
      {compileError && (
        <p className="font-mono">
          {`${compileError.line ? `Line ${compileError.line}: ` : ""}${compileError.message}`}
        </p>
      )}
      {brokenRules.map(({ rule, message }) => (
        <p key={rule}>{message}</p>
      ))}
    </Notice>
  );
}
