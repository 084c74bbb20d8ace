import type { PlanView } from "@foothold/core/subtasks";
import { Button } from "#components/ui/Button.tsx";
import { SideBySideDiff } from "#components/ui/diff/SideBySideDiff.tsx";
import type { PlanActions } from "./plan-actions.ts";
import { StopPlanButton } from "./StopPlanButton.tsx";

const KEEP_ORIGINAL = "none";

/** Shows lines that several parts change in different ways. The learner chooses one version. */
export function PlanConflicts({ plan, actions }: { plan: PlanView; actions: PlanActions }) {
  const open = plan.conflicts.findIndex(({ chosen }) => chosen === null);
  const conflict = plan.conflicts[open];
  if (!conflict) return <p className="text-small">Putting the results together…</p>;
  const sides = conflict.sides.map((side) => ({
    ...side,
    name: `Part ${plan.tasks.find(({ subtaskId }) => subtaskId === side.subtaskId)?.priority ?? "?"}`,
  }));
  const [first, ...others] = sides;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-small">
        <strong>
          Conflict {open + 1} of {plan.conflicts.length}:
        </strong>{" "}
        {sides.length} parts change {conflict.path} at line {conflict.fromLine}. Which lines do you
        want?
      </p>
      {first &&
        others.map((other) => (
          <SideBySideDiff
            key={other.subtaskId}
            before={{ name: first.name, text: first.content }}
            after={{ name: other.name, text: other.content }}
          />
        ))}
      <div className="flex flex-wrap gap-2">
        {sides.map(({ subtaskId, name }) => (
          <Button
            key={subtaskId}
            size="small"
            variant="secondary"
            busy={actions.busy}
            onClick={() => actions.decideConflict(open, subtaskId)}
          >
            Take {name.toLowerCase()}
          </Button>
        ))}
        <Button
          size="small"
          variant="quiet"
          busy={actions.busy}
          onClick={() => actions.decideConflict(open, KEEP_ORIGINAL)}
        >
          Keep it as it was
        </Button>
        <StopPlanButton actions={actions} label="Stop" />
      </div>
    </div>
  );
}
