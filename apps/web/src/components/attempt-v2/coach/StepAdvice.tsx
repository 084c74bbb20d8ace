"use client";

import { useNewestInView } from "#components/ui/hooks/use-newest-in-view.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";
import { adviceFor } from "./advice-for.ts";

/** Advice for the current step. When a new step begins, its advice is scrolled into view. */
export function StepAdvice({ attempt }: { attempt: V2Attempt }) {
  const advice = useNewestInView<HTMLParagraphElement>(attempt.v2Step);
  return (
    <p
      ref={advice}
      className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small"
    >
      {adviceFor(attempt)}
    </p>
  );
}
