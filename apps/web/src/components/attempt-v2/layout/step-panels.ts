import type { V2Step } from "@foothold/core/attempt";
import type { ComponentType } from "react";
import { ImplementStep } from "../ImplementStep.tsx";
import { PlanStep } from "../PlanStep.tsx";
import { ReflectStep } from "../ReflectStep.tsx";
import { CompleteStep } from "../reflect/CompleteStep.tsx";
import { UnderstandStep } from "../UnderstandStep.tsx";
import { VerifyStep } from "../VerifyStep.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

export const stepPanels: Record<V2Step, ComponentType<StepProps>> = {
  UNDERSTAND: UnderstandStep,
  PLAN: PlanStep,
  IMPLEMENT: ImplementStep,
  VERIFY: VerifyStep,
  REFLECT: ReflectStep,
  COMPLETE: CompleteStep,
};
