"use client";

import { Output } from "#components/shared/workspace/Output.tsx";
import type { Entry } from "./use-terminal.ts";

export function TerminalEntry({ entry: { line, run } }: { entry: Entry }) {
  const output = run.status === "ran" ? run.output : run.status === "failed" ? run.message : "";
  const changed = run.status === "ran" ? run.changedFiles : [];
  return (
    <div className="whitespace-pre-wrap wrap-anywhere">
      <p className="font-semibold">{`$ ${line}`}</p>
      <Output text={output} />
      {run.status === "ran" && run.exitCode !== 0 && (
        <p className="text-danger">{`Ended with code ${run.exitCode}`}</p>
      )}
      {changed.length > 0 && (
        <p className="text-ink-soft">
          {`Changed: ${changed.map(({ path, after }) => (after === null ? `${path} (deleted)` : path)).join(", ")}`}
          {run.status === "ran" && run.position !== null && `, change ${run.position}`}
        </p>
      )}
    </div>
  );
}
