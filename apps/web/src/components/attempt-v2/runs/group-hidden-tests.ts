import type { ProblemView } from "@foothold/core/catalog";
import type { TestResultData, TestStatus } from "@foothold/core/runs";

export type HiddenGroupResult = {
  name: string;
  status: TestStatus;
  /** What a failed group means: only some of its tests may fail. */
  says: string | null;
  tests: TestResultData[];
};

/** The hidden tests as they are told: by group, failed ones first. */
export function groupHiddenTests(
  tests: readonly TestResultData[],
  groups: ProblemView["hiddenGroups"],
): HiddenGroupResult[] {
  const known = new Set(groups.flatMap((group) => group.tests));
  const others = tests.filter(({ index }) => !known.has(index)).map(({ index }) => index);
  const results = [...groups, { name: "", tests: others }].flatMap((group) => {
    const members = tests.filter(({ index }) => group.tests.includes(index));
    const [first] = members;
    if (!first) return [];
    const says = first.status === "failed" ? failedWords(members.length) : null;
    return [{ name: group.name || "Hidden tests", status: first.status, says, tests: members }];
  });
  return [
    ...results.filter(({ status }) => status !== "passed"),
    ...results.filter(({ status }) => status === "passed"),
  ];
}

function failedWords(count: number): string | null {
  if (count === 1) return null;
  return `At least one of these ${count} fails. Some of them may pass.`;
}
