import type { V2Step } from "@foothold/core/attempt";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { PanelSkeleton } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import type { StepProps } from "../workbench/workbench-data.ts";

// Each step is loaded for itself: the page opens with one of them.
export const stepPanels: Record<V2Step, ComponentType<StepProps>> = {
  UNDERSTAND: dynamic(
    () => untilLoaded(() => import("../UnderstandStep.tsx")).then((file) => file.UnderstandStep),
    { loading: PanelSkeleton },
  ),
  PLAN: dynamic(() => untilLoaded(() => import("../PlanStep.tsx")).then((file) => file.PlanStep), {
    loading: PanelSkeleton,
  }),
  IMPLEMENT: dynamic(
    () => untilLoaded(() => import("../ImplementStep.tsx")).then((file) => file.ImplementStep),
    { loading: PanelSkeleton },
  ),
  VERIFY: dynamic(
    () => untilLoaded(() => import("../VerifyStep.tsx")).then((file) => file.VerifyStep),
    { loading: PanelSkeleton },
  ),
  REFLECT: dynamic(
    () => untilLoaded(() => import("../ReflectStep.tsx")).then((file) => file.ReflectStep),
    { loading: PanelSkeleton },
  ),
  COMPLETE: dynamic(
    () =>
      untilLoaded(() => import("../reflect/CompleteStep.tsx")).then((file) => file.CompleteStep),
    { loading: PanelSkeleton },
  ),
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
