"use client";

import type { PlanView, Strategy } from "@foothold/core/subtasks";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { PlanGraph } from "../graph/PlanGraph.tsx";
import type { PlanActions } from "../plan-actions.ts";
import { askedText, strategyNames } from "../plan-words.ts";
import { StopPlanButton } from "../StopPlanButton.tsx";
import { EditPlan } from "./EditPlan.tsx";
import { GranularityChoice } from "./GranularityChoice.tsx";
import { StrategyChoice } from "./StrategyChoice.tsx";

/** A plan before it runs: its granularity, its strategy and its parts. */
export function PlanDraft({ plan, actions }: { plan: PlanView; actions: PlanActions }) {
  const [strategy, setStrategy] = useState<Strategy>(plan.strategy);
  const [isEditing, setEditing] = useState(false);
  const asked = askedText(plan.tasks);
  if (isEditing) {
    return <EditPlan plan={plan} actions={actions} onClose={() => setEditing(false)} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small">
        Found {plan.tasks.length} parts. Nothing runs before you start it.
      </p>
      {hasGranularities(plan) && <GranularityChoice plan={plan} actions={actions} />}
      <StrategyChoice plan={plan} strategy={strategy} onChoose={setStrategy} />
      <ol aria-label="Parts" className="flex max-h-96 flex-col gap-1 overflow-y-auto text-small">
        {plan.tasks.map(({ subtaskId, priority, input, waitingFor }) => (
          <li key={subtaskId} className="break-words">
            {priority}. {input.instruction}
            {waitingFor.length > 0 && (
              <span className="text-ink-soft"> (after {waitingFor.join(", ")})</span>
            )}
          </li>
        ))}
      </ol>
      {asked && <p className="text-tiny break-words text-ink-soft">Will be asked: {asked}</p>}
      <PlanGraph tasks={plan.tasks} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={actions.busy} onClick={() => actions.start(strategy)}>
          Start: {strategyNames[strategy].toLowerCase()}
        </Button>
        <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
          Edit plan
        </Button>
        <StopPlanButton actions={actions} label="Cancel" />
      </div>
    </div>
  );
}

/** A model's plan has one granularity, and some requests always have the same parts. */
const hasGranularities = ({ granularityOptions, shape }: PlanView): boolean =>
  shape !== "other" && new Set(granularityOptions.map(({ tasks }) => tasks)).size > 1;
