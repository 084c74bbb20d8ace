import { type CodeUsage, type FrameValue, figuresOfFrame } from "@foothold/core/draw-figure";
import type { TraceFrame, TraceStep } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";
import { FigureImage } from "#components/shared/drawings/FigureImage.tsx";
import { classNames } from "#components/ui/class-names.ts";

const SCALE = 0.75;

type Props = { step: TraceStep; before: TraceStep | null; usage: CodeUsage };

/** The call stack, innermost call first, with the variables of each; what just changed is marked. */
export function TraceFrames({ step, before, usage }: Props) {
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
          <Variables {...{ frame, step, before, usage }} />
        </li>
      ))}
    </ol>
  );
}

function Variables({ frame, step, before, usage }: Props & { frame: TraceFrame }) {
  const earlier = before?.stack_to_render.find((one) => one.frame_id === frame.frame_id);
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 text-tiny">
      {figuresOfFrame(frame, step.heap, usage).map((value) => {
        const { name } = value;
        const text = traceText(frame.encoded_locals[name], step.heap);
        const isNew =
          earlier !== undefined &&
          before !== null &&
          text !== traceText(earlier.encoded_locals[name], before.heap);
        return (
          <div key={name} className="contents">
            <dt className="pt-1 font-mono text-ink-soft">
              {name === "__return__" ? "returns" : name}
            </dt>
            <dd
              className={classNames(
                "min-w-0 overflow-x-auto rounded-small px-1 py-0.5",
                isNew && "bg-coach-soft outline-1 outline-coach-line",
              )}
            >
              <Value {...value} text={text} />
              {isNew && <span className="sr-only"> (changed)</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A list, a map or nodes as a picture; a node in another variable's picture as its name; anything else as text. */
function Value({ picture, within, text }: FrameValue & { text: string }) {
  if (picture) return <FigureImage picture={picture} scale={SCALE} className="max-w-none" />;
  const words = within === null ? text : `a node of ${within}`;
  return <span className="font-mono wrap-anywhere">{words}</span>;
}
