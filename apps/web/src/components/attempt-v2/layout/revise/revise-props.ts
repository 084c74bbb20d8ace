import type { StepProps } from "../../workbench/workbench-data.ts";

export type ReviseProps = StepProps & { onDone: () => void };
