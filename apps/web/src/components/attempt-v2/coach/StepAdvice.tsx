import type { V2Attempt } from "../workbench/workbench-data.ts";
import { adviceFor } from "./advice-for.ts";

export function StepAdvice({ attempt }: { attempt: V2Attempt }) {
  return (
    <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
      {adviceFor(attempt)}
    </p>
  );
}
