"use client";

import type { SolutionView } from "@foothold/core/attempt";
import { useState } from "react";
import { SideBySideDiff } from "#components/ui/diff/SideBySideDiff.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import type { V2Attempt } from "../../workbench/workbench-data.ts";
import { otherSolutions } from "./other-solutions.ts";

/** The learner's program beside the author's or beside one they wrote before. */
export function SolutionDiff({
  attempt,
  solution,
}: {
  attempt: V2Attempt;
  solution: SolutionView;
}) {
  // The server does not know the reader's time zone.
  const timeZone = useHydrated() ? undefined : "UTC";
  const others = otherSolutions(attempt.language, solution, timeZone);
  const [key, setKey] = useState(others[0]?.key ?? "");
  const other = others.find((each) => each.key === key);
  if (!other) return null;
  return (
    <div className="@container flex flex-col gap-3">
      <div className="max-w-96">
        <SelectField
          label="Beside your solution"
          name="other"
          options={others.map((each) => ({ value: each.key, label: each.name }))}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </div>
      <SideBySideDiff
        before={{ name: other.name, text: other.code.trimEnd() }}
        after={{ name: "Your solution", text: attempt.code.trimEnd() }}
      />
    </div>
  );
}
