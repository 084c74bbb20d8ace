"use client";

import type { PlanView } from "@foothold/core/subtasks";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { PlanDraft } from "./draft/PlanDraft.tsx";
import { PlanConflicts } from "./PlanConflicts.tsx";
import type { PlanActions } from "./plan-actions.ts";
import { PlanProgress } from "./running/PlanProgress.tsx";

type Props = {
  plan: PlanView;
  onChange: (plan: PlanView | null) => void;
};

/** A large request: its plan before it runs, its progress while it runs, and conflicts that the learner has to resolve. */
export function PlanPanel({ plan, onChange }: Props) {
  const { busy, failure, send } = useRequest();
  const base = `/api/subtasks/${plan.id}` as const;

  async function act(call: () => Promise<{ plan: PlanView | null }>): Promise<boolean> {
    const answer = await send(call);
    if (answer) onChange(answer.plan);
    return answer !== null;
  }

  const actions: PlanActions = {
    busy,
    change: (body) => act(() => callApi("PUT", base, { version: plan.version, ...body })),
    start: (strategy) =>
      void act(() => callOnce("POST", `${base}/start`, { strategy, version: plan.version })),
    steer: (action) => void act(() => callOnce("POST", `${base}/steer`, { action })),
    decideTask: (subtaskId, decision) =>
      void act(() => callOnce("POST", `${base}/decide-task`, { subtaskId, decision })),
    decideConflict: (conflict, chosen) =>
      void act(() => callOnce("POST", `${base}/decide-conflict`, { conflict, chosen })),
  };

  return (
    <section
      aria-label={`Plan: ${plan.request}`}
      className="@container flex flex-col gap-3 rounded-large border border-line bg-surface p-4 shadow-low"
    >
      <h4 className="text-body font-semibold break-words">
        {plan.status === "draft" ? "Plan" : "Working on"}: “{plan.request}”
      </h4>
      {plan.status === "draft" && <PlanDraft plan={plan} actions={actions} />}
      {(plan.status === "running" || plan.status === "paused") && (
        <PlanProgress plan={plan} actions={actions} />
      )}
      {plan.status === "deciding" && <PlanConflicts plan={plan} actions={actions} />}
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}
