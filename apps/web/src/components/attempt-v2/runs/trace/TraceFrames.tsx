import type { TraceFrame, TraceStep } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";
import { classNames } from "#components/ui/class-names.ts";
import { pointersIn } from "./heap-shape.ts";
import { TraceValue } from "./TraceValue.tsx";

type Props = { step: TraceStep; before: TraceStep | null };

/** The call stack, innermost call first, with the variables of each; what just changed is marked. */
export function TraceFrames({ step, before }: Props) {
  return (
    <ol aria-label="Call stack" className="flex min-w-0 flex-col gap-2">
      {step.stack_to_render.toReversed().map((frame, depth) => (
        <li
          key={frame.unique_hash}
          className={classNames(
            "min-w-0 rounded-middle border bg-surface p-3",
            depth === 0 ? "border-coach-line" : "border-line opacity-80",
          )}
        >
          <p className="font-mono text-tiny font-semibold text-accent">{frame.func_name}</p>
          <Variables frame={frame} step={step} before={before} />
        </li>
      ))}
    </ol>
  );
}

function Variables({ frame, step, before }: Props & { frame: TraceFrame }) {
  const pointers = pointersIn(frame);
  const earlier = before?.stack_to_render.find((one) => one.frame_id === frame.frame_id);
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 text-tiny">
      {frame.ordered_varnames.map((name) => {
        const value = frame.encoded_locals[name];
        const isNew =
          earlier !== undefined &&
          before !== null &&
          traceText(value, step.heap) !== traceText(earlier.encoded_locals[name], before.heap);
        return (
          <div key={name} className="contents">
            <dt className="pt-1 font-mono text-ink-soft">
              {name === "__return__" ? "returns" : name}
            </dt>
            <dd
              className={classNames(
                "min-w-0 rounded-small px-1 py-0.5",
                isNew && "bg-coach-soft outline-1 outline-coach-line",
              )}
            >
              <TraceValue
                value={value}
                heap={step.heap}
                pointers={name === "__return__" ? {} : pointers}
              />
              {isNew && <span className="sr-only"> (changed)</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
