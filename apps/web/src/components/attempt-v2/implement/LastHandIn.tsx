import type { TestResultData } from "@foothold/core/runs";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { HiddenTests } from "../runs/HiddenTests.tsx";
import { TestCard } from "../runs/TestCard.tsx";
import { Explanation } from "../verify/Explanation.tsx";
import { RunSummary } from "../verify/RunSummary.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

type Props = Pick<StepProps, "attempt" | "problem" | "story"> & {
  /** The code as it is in the editor. */
  code: string;
};

/** What failed when the code was handed in, shown while the learner fixes it. */
export function LastHandIn({ attempt, problem, story: { handIn }, code }: Props) {
  if (!handIn?.run) return null;
  const failed = (attempt.verifyPayload?.testResults ?? []).filter(
    ({ status }) => status !== "passed",
  );
  const saidOf = (test: TestResultData) =>
    handIn.explanations.filter(({ testIndex }) => testIndex === test.index);
  const explained = (test: TestResultData) =>
    saidOf(test).map((each) => <Explanation key={each.id} said={each} />);
  const changed = handIn.changedSince || code !== attempt.code;
  return (
    <section aria-labelledby="last-hand-in" className="flex flex-col gap-3">
      <h3 id="last-hand-in" tabIndex={-1} className="scroll-mt-24 text-title-3 focus:outline-none">
        When you handed it in
      </h3>
      <RunSummary run={handIn.run} />
      {changed && (
        <p className="text-small text-ink-soft">
          You have changed the code since. Hand it in again to see what it does now.
        </p>
      )}
      <ul className="flex flex-col empty:hidden">
        {failed.flatMap((test, place) =>
          test.hidden ? (
            []
          ) : (
            <li key={test.index}>
              <Disclosure summary={test.purpose} open={place === 0 || saidOf(test).length > 0}>
                <TestCard test={test} problem={problem} language={attempt.language}>
                  {explained(test)}
                </TestCard>
              </Disclosure>
            </li>
          ),
        )}
      </ul>
      <HiddenTests
        tests={failed.filter(({ hidden }) => hidden)}
        groups={problem.hiddenGroups}
        help={explained}
      />
    </section>
  );
}

/** Above the code, so that the failures are visible while they are fixed. */
export function LastHandInNote({ attempt, story: { handIn } }: Pick<Props, "attempt" | "story">) {
  if (!handIn?.run) return null;
  const first = attempt.verifyPayload?.testResults.find(({ status }) => status !== "passed");
  return (
    <p className="rounded-middle border border-line bg-surface px-3 py-2 text-small">
      {`When you handed it in, ${handIn.run.passed} of ${handIn.run.total} tests passed. `}
      {first && `The first that failed: ${first.purpose}. `}
      <a href="#last-hand-in" className="font-semibold text-accent underline">
        See the failures
      </a>
    </p>
  );
}
