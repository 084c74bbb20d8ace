import type { HandIn } from "@foothold/core/attempt";
import type { TestResultData } from "@foothold/core/runs";
import { TraceCode } from "../runs/trace/TraceCode.tsx";

type Props = { code: string; run: HandIn["run"]; tests: readonly TestResultData[] };

/** The code beside its results; it stays in view while they are read. */
export function HandedInCode({ code, run, tests }: Props) {
  return (
    <div className="z-1 bg-canvas wide:-my-2 wide:py-2 wide:sticky wide:-top-5 wide:[@media(max-height:640px)]:static">
      <TraceCode
        label="The code you handed in"
        code={code}
        line={null}
        wrongLine={run?.compileError?.line ?? errorLine(tests)}
      />
    </div>
  );
}

function errorLine(tests: readonly TestResultData[]): number | null {
  for (const test of tests) {
    if (!test.hidden && test.error?.line) return test.error.line;
  }
  return null;
}
