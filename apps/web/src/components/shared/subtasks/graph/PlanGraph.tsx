import type { SubTaskStatus, ViewedTask } from "@foothold/core/subtasks";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { layoutGraph } from "./layout-graph.ts";

const fills: Record<SubTaskStatus, string> = {
  pending: "fill-surface stroke-line-strong",
  running: "fill-accent-soft stroke-accent",
  completed: "fill-success-soft stroke-success",
  failed: "fill-danger-soft stroke-danger",
  skipped: "fill-sunken stroke-line-strong",
  stopped: "fill-sunken stroke-line-strong",
};

/** Draws the dependencies: an arrow leads from a part to the one that waits for it. */
export function PlanGraph({ tasks }: { tasks: readonly ViewedTask[] }) {
  const { width, height, nodes, edges } = layoutGraph(tasks);
  return (
    <Disclosure summary="Show as a graph">
      <div className="overflow-x-auto rounded-middle bg-sunken p-2">
        <svg
          role="img"
          aria-label={described(tasks)}
          viewBox={`0 0 ${width} ${height}`}
          className="mx-auto w-full max-w-md"
        >
          <defs>
            <marker
              id="plan-arrow"
              viewBox="0 0 6 6"
              refX="6"
              refY="3"
              markerWidth="6"
              markerHeight="6"
              orient="auto"
            >
              <path d="M0 0 6 3 0 6z" className="fill-ink-faint" />
            </marker>
          </defs>
          {edges.map(({ from, to }) => (
            <line
              key={`${from.subtaskId} ${to.subtaskId}`}
              x1={from.x}
              y1={from.y + 12}
              x2={to.x}
              y2={to.y - 13}
              markerEnd="url(#plan-arrow)"
              className="stroke-ink-faint"
              strokeWidth="0.75"
            />
          ))}
          {nodes.map(({ subtaskId, x, y, priority, status }) => (
            <g key={subtaskId}>
              <circle cx={x} cy={y} r="12" className={fills[status]} strokeWidth="1.5" />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-ink text-[10px]"
              >
                {priority}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Disclosure>
  );
}

/** The same dependencies as text, for screen readers. */
function described(tasks: readonly ViewedTask[]): string {
  const numbers = new Map(tasks.map(({ subtaskId, priority }) => [subtaskId, priority]));
  const lines = tasks.map(({ priority, dependencies }) => {
    const waits = dependencies.flatMap((id) => numbers.get(id) ?? []).join(", ");
    return waits === "" ? `${priority} waits for nothing.` : `${priority} waits for ${waits}.`;
  });
  return `Graph of ${tasks.length} parts. ${lines.join(" ")}`;
}
