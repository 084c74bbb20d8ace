import type { PlanView } from "@foothold/core/subtasks";
import { Button } from "#components/ui/Button.tsx";
import { PlanGraph } from "../graph/PlanGraph.tsx";
import type { PlanActions } from "../plan-actions.ts";
import { planTitle, spentText } from "../plan-words.ts";
import { StopPlanButton } from "../StopPlanButton.tsx";
import { TaskBar } from "./TaskBar.tsx";

/** A progress bar for each part, with the buttons to pause, resume and stop the plan. */
export function PlanProgress({ plan, actions }: { plan: PlanView; actions: PlanActions }) {
  const isPaused = plan.status === "paused";
  const done = plan.tasks.filter(({ status }) => status === "completed").length;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-small">
        <strong>{planTitle(plan)}</strong> {done} of {plan.tasks.length} done · Cost so far:{" "}
        {spentText(plan)}
      </p>
      <ol aria-label="Parts" className="flex max-h-96 flex-col gap-2 overflow-y-auto">
        {plan.tasks.map((task) => (
          <TaskBar key={task.subtaskId} task={task} isPaused={isPaused} actions={actions} />
        ))}
      </ol>
      <PlanGraph tasks={plan.tasks} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          busy={actions.busy}
          onClick={() => actions.steer(isPaused ? "resume" : "pause")}
        >
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <StopPlanButton actions={actions} label="Stop" />
      </div>
    </div>
  );
}
