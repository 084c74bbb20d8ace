import { Button } from "#components/ui/Button.tsx";
import type { PlanActions } from "./plan-actions.ts";

export function StopPlanButton({ actions, label }: { actions: PlanActions; label: string }) {
  return (
    <Button size="small" variant="quiet" busy={actions.busy} onClick={() => actions.steer("stop")}>
      {label}
    </Button>
  );
}
