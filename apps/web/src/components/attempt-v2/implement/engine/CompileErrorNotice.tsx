import type { ProgramError } from "@foothold/core/runs";
import { Notice } from "#components/ui/feedback/Notice.tsx";

export function CompileErrorNotice({ error: { line, message } }: { error: ProgramError }) {
  return (
    <Notice tone="danger" title="The program could not be read">
      <p className="font-mono">{`${line ? `Line ${line}: ` : ""}${message}`}</p>
    </Notice>
  );
}
