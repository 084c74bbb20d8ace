"use client";

import type { SolutionView } from "@foothold/core/attempt";
import { useState } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { SideBySideDiff } from "#components/ui/diff/SideBySideDiff.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import type { V2Attempt } from "../../workbench/workbench-data.ts";

type Other = { key: string; name: string; code: string };

/** The learner's program beside the author's or beside one they wrote before. */
export function SolutionDiff({
  attempt,
  solution,
}: {
  attempt: V2Attempt;
  solution: SolutionView;
}) {
  const others = othersThan(attempt, solution);
  const [key, setKey] = useState(others[0]?.key ?? "");
  const other = others.find((each) => each.key === key);
  if (!other) return null;
  return (
    <div className="@container flex flex-col gap-3">
      <div className="max-w-80">
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

function othersThan({ language }: V2Attempt, { solutions, earlier }: SolutionView): Other[] {
  const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
  const own = earlier.map(({ attemptId, finishedAt, language: written, code }) => ({
    key: attemptId,
    name: `Yours of ${days.format(new Date(finishedAt))}, ${languageNames[written]}`,
    code,
  }));
  const authored = solutions.find((each) => each.language === language);
  return authored ? [...own, { key: "author", name: "The author’s", code: authored.code }] : own;
}
