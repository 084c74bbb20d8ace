import type { ViewedTask } from "@foothold/core/subtasks";
import { Button } from "#components/ui/Button.tsx";
import { Bar } from "#components/ui/charts/Bar.tsx";
import type { PlanActions } from "../plan-actions.ts";
import { taskState } from "../plan-words.ts";

type Props = { task: ViewedTask; isPaused: boolean; actions: PlanActions };

/** A part with its progress and state. For a failed part the learner chooses between retry and skip. */
export function TaskBar({ task, isPaused, actions }: Props) {
  const percent = Math.round(task.progress * 100);
  const isDone = task.status === "completed";
  const decide = (decision: "retry" | "skip" | "stop") => () =>
    actions.decideTask(task.subtaskId, decision);
  return (
    <li className="flex flex-col gap-1 text-small">
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 break-words">
          {task.priority}. {task.input.instruction}
        </span>
        <span className="shrink-0 tabular-nums">
          {percent} %{" "}
          {isDone && (
            <span aria-hidden="true" className="text-success">
              ✓
            </span>
          )}
        </span>
      </div>
      <Bar value={percent} full={100} className="w-full" />
      <span className="text-tiny break-words text-ink-soft">
        {taskState(task, isPaused)}
        {task.model && task.status !== "pending" && ` · ${task.model}`}
      </span>
      {task.status === "failed" && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-2 rounded-middle bg-danger-soft p-2"
        >
          <span className="min-w-0 flex-1">{task.failure} It was tried twice.</span>
          <Button size="small" variant="secondary" busy={actions.busy} onClick={decide("retry")}>
            Retry
          </Button>
          <Button size="small" variant="secondary" busy={actions.busy} onClick={decide("skip")}>
            Skip
          </Button>
          <Button size="small" variant="quiet" busy={actions.busy} onClick={decide("stop")}>
            Stop
          </Button>
        </div>
      )}
    </li>
  );
}
