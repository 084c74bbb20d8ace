"use client";

import type { PlanView } from "@foothold/core/subtasks";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import type { PlanActions } from "../plan-actions.ts";
import { EditedTask } from "./EditedTask.tsx";
import { type EditedPart, movePart, removePart } from "./edited-parts.ts";

type Props = { plan: PlanView; actions: PlanActions; onClose: () => void };

/** Lets the learner reorder, reword and remove the parts of a plan, and say which waits for which. */
export function EditPlan({ plan, actions, onClose }: Props) {
  const [parts, setParts] = useState<readonly EditedPart[]>(() =>
    plan.tasks.map(({ subtaskId, input, dependencies }) => ({
      subtaskId,
      instruction: input.instruction,
      dependencies,
    })),
  );
  // Another tab may change the plan meanwhile; saving is then refused.
  const [version] = useState(plan.version);
  const numbers = new Map(parts.map(({ subtaskId }, at) => [subtaskId, at + 1]));

  async function save() {
    if (await actions.change({ tasks: parts, version })) onClose();
  }

  return (
    <div className="flex flex-col gap-3">
      <ol aria-label="Parts to edit" className="flex flex-col gap-2">
        {parts.map((part, at) => (
          <EditedTask
            key={part.subtaskId}
            part={part}
            number={at + 1}
            count={parts.length}
            numbers={numbers}
            onWrite={(changed) => setParts(parts.with(at, changed))}
            onMove={(by) => setParts(movePart(parts, at, by))}
            onRemove={() => setParts(removePart(parts, at))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={actions.busy} onClick={() => void save()}>
          Save plan
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Leave it as it was
        </Button>
      </div>
    </div>
  );
}
