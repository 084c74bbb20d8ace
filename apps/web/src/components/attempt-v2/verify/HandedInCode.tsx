"use client";

import type { HandIn } from "@foothold/core/attempt";
import type { Language, TestResultData } from "@foothold/core/runs";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { useIsWide } from "#components/ui/hooks/use-is-wide.ts";
import { TraceCode } from "../runs/trace/TraceCode.tsx";

type Props = {
  code: string;
  language: Language;
  run: HandIn["run"];
  tests: readonly TestResultData[];
};

/** The code beside its results, where it stays in view while one reads them; on narrow screens it is folded away. */
export function HandedInCode({ code, language, run, tests }: Props) {
  const isWide = useIsWide();
  return (
    <div className="self-start @xl:sticky @xl:top-0">
      <Disclosure summary="Your code" open={isWide}>
        <TraceCode
          label="The code you handed in"
          code={code}
          language={language}
          tall
          line={null}
          wrongLine={run?.compileError?.line ?? errorLine(tests)}
        />
      </Disclosure>
    </div>
  );
}

function errorLine(tests: readonly TestResultData[]): number | null {
  for (const test of tests) {
    if (!test.hidden && test.error?.line) return test.error.line;
  }
  return null;
}
