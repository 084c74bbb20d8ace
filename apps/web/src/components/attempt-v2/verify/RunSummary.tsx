import type { StoryRun, TestRun } from "@foothold/core/attempt";
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

type Props = { run: TestRun | null; last: StoryRun | null; busy: boolean };

export function RunSummary({ run, last, busy }: Props) {
  if (busy || !last) return null;
  const { tone, title } = words[last.outcome];
  return (
    <Notice tone={tone} title={title}>
      <p>{`${last.passed} of ${last.total} tests pass.`}</p>
      {run?.compileError && (
        <p className="font-mono">
          {`${run.compileError.line ? `Line ${run.compileError.line}: ` : ""}${run.compileError.message}`}
        </p>
      )}
      {run?.brokenRules.map(({ rule, message }) => (
        <p key={rule}>{message}</p>
      ))}
    </Notice>
  );
}
