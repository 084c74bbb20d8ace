import type { TraceStep } from "@foothold/core";
import { traceText } from "./trace-values.ts";

/** The call stack, the innermost call first, each with its variables. */
export function TraceFrames({ step }: { step: TraceStep }) {
  return (
    <ol aria-label="Call stack" className="flex min-w-0 flex-col gap-2">
      {step.stack_to_render.toReversed().map((frame) => (
        <li key={frame.unique_hash} className="rounded-middle border border-line bg-surface p-3">
          <p className="font-mono text-tiny font-semibold text-accent">{frame.func_name}</p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 font-mono text-tiny">
            {frame.ordered_varnames.map((name) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name === "__return__" ? "returns" : name}</dt>
                <dd className="wrap-anywhere">
                  {traceText(frame.encoded_locals[name], step.heap)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
