import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData } from "@foothold/core/runs";
import type { ReactNode } from "react";
import { HiddenTests } from "./HiddenTests.tsx";
import { TestCard } from "./TestCard.tsx";

type Props = {
  tests: readonly TestResultData[];
  problem: ProblemView;
  language: Language;
  /** Actions for a failed test. */
  help?: (test: TestResultData) => ReactNode;
};

/** Visible tests in full, hidden ones by their purpose; failed ones first. */
export function TestList({ tests, problem, language, help }: Props) {
  const visible = tests.filter((test) => !test.hidden);
  const inOrder = [
    ...visible.filter(({ status }) => status !== "passed"),
    ...visible.filter(({ status }) => status === "passed"),
  ];
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="text-title-3">Visible tests</h3>
        <ul className="mt-3 flex flex-col gap-3">
          {inOrder.map((test) => (
            <li key={test.index}>
              <TestCard test={test} problem={problem} language={language}>
                {help?.(test)}
              </TestCard>
            </li>
          ))}
        </ul>
      </section>
      <HiddenTests
        tests={tests.filter((test) => test.hidden)}
        groups={problem.hiddenGroups}
        help={help}
      />
    </div>
  );
}
