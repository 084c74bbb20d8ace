import type { ExplainedFailure } from "@foothold/core/attempt";
import type { TestResultData } from "@foothold/core/runs";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TestCard } from "../runs/TestCard.tsx";
import { TestStatusBadge } from "../runs/TestStatusBadge.tsx";
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
      <ul className="flex flex-col">
        {failed.map((test, place) => (
          <li key={test.index}>
            <FailedTest
              {...{ attempt, problem, test }}
              open={place === 0 || saidOf(test).length > 0}
              said={saidOf(test)}
            />
          </li>
        ))}
      </ul>
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

type FailedTestProps = Pick<Props, "attempt" | "problem"> & {
  test: TestResultData;
  open: boolean;
  said: readonly ExplainedFailure[];
};

function FailedTest({ attempt, problem, test, open, said }: FailedTestProps) {
  const words = said.map((each) => <Explanation key={each.id} said={each} />);
  if (!test.hidden) {
    return (
      <Disclosure summary={test.purpose} open={open}>
        <TestCard test={test} problem={problem} language={attempt.language}>
          {words.length > 0 && words}
        </TestCard>
      </Disclosure>
    );
  }
  return (
    <div className="flex flex-col gap-2 py-2 text-small">
      <p className="flex items-center justify-between gap-2">
        <span>
          {test.purpose} <span className="text-ink-faint">(hidden)</span>
        </span>
        <TestStatusBadge status={test.status} />
      </p>
      {words}
    </div>
  );
}
