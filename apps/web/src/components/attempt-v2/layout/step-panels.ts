import type { V2Step } from "@foothold/core/attempt";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { StepProps } from "../workbench/workbench-data.ts";

// Each step is loaded for itself: the page opens with one of them.
export const stepPanels: Record<V2Step, ComponentType<StepProps>> = {
  UNDERSTAND: dynamic(() => import("../UnderstandStep.tsx").then((file) => file.UnderstandStep)),
  PLAN: dynamic(() => import("../PlanStep.tsx").then((file) => file.PlanStep)),
  IMPLEMENT: dynamic(() => import("../ImplementStep.tsx").then((file) => file.ImplementStep)),
  VERIFY: dynamic(() => import("../VerifyStep.tsx").then((file) => file.VerifyStep)),
  REFLECT: dynamic(() => import("../ReflectStep.tsx").then((file) => file.ReflectStep)),
  COMPLETE: dynamic(() => import("../reflect/CompleteStep.tsx").then((file) => file.CompleteStep)),
};

/** Fetches every step, so that going on to the next one waits for nothing. */
export async function preloadSteps(): Promise<void> {
  await Promise.allSettled([
    import("../UnderstandStep.tsx"),
    import("../PlanStep.tsx"),
    import("../ImplementStep.tsx"),
    import("../VerifyStep.tsx"),
    import("../ReflectStep.tsx"),
    import("../reflect/CompleteStep.tsx"),
  ]);
}
