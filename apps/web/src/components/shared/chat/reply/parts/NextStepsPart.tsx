import { NextSteps } from "../NextSteps.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

export function NextStepsPart({ exchange: { id, reply }, onFill }: ReplyPartProps) {
  if (!onFill) return null;
  return (
    <div data-summary-of={id}>
      <NextSteps steps={reply.nextSteps ?? []} onFill={onFill} />
    </div>
  );
}
