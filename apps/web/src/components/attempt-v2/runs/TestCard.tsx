import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData, TestStatus } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import type { ReactNode } from "react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { compareValues } from "./diff/compare-values.ts";
import { errorText } from "./error-text.ts";
import { MarkedValue } from "./MarkedValue.tsx";
import { PrintedRow } from "./PrintedRow.tsx";
import { TestStatusBadge } from "./TestStatusBadge.tsx";
import { ValueRow } from "./ValueRow.tsx";

type Visible = Extract<TestResultData, { hidden: false }>;

type Props = {
  test: Visible;
  problem: ProblemView;
  language: Language;
  /** Whose program gave the value; the reader's own by default. */
  whose?: string;
  /** Who expects the result; the problem by default. */
  expectedName?: string;
  children?: ReactNode;
};

/** Statuses without a result to show: it equals the expected one, or the program gave none. */
const withoutValue: readonly TestStatus[] = ["passed", "not-run", "timed-out", "out-of-memory"];

export function TestCard({ children, ...props }: Props) {
  const { test, problem, language } = props;
  const failed = test.status !== "passed" && test.status !== "not-run";
  return (
    <article
      aria-label={`Test: ${test.purpose}`}
      className="rounded-middle border border-line bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h4 className="text-small font-semibold">{test.purpose}</h4>
        <TestStatusBadge status={test.status} />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        <ValueRow name="Input">
          {argumentsText(test.args, problem.signature.parameters, language)}
        </ValueRow>
        <Values {...props} />
        {failed && test.reason && <ValueRow name="Because">{test.reason}</ValueRow>}
        <PrintedRow {...test} />
      </dl>
      {failed && children && <div className="mt-3 border-t border-line pt-3">{children}</div>}
    </article>
  );
}

function Values({
  test,
  problem: { comparison },
  language,
  whose = "Yours",
  expectedName = comparison.kind === "one-of" ? "One of" : "Expected",
}: Omit<Props, "children">) {
  const expected = <ValueRow name={expectedName}>{valueTextIn(language, test.expected)}</ValueRow>;
  if (withoutValue.includes(test.status) && !test.error) return expected;
  if (test.error) {
    return (
      <>
        {expected}
        <ValueRow name={whose} wrong>
          {errorText(test.error)}
        </ValueRow>
      </>
    );
  }
  const compared =
    test.actual === undefined
      ? null
      : compareValues(test.expected, test.actual, comparison, language);
  if (!compared) {
    return (
      <>
        {expected}
        <ValueRow name={whose} wrong>
          {valueTextIn(language, test.actual)}
        </ValueRow>
      </>
    );
  }
  return (
    <>
      <ValueRow name={expectedName}>
        <MarkedValue pieces={compared.expected} tone="expected" />
      </ValueRow>
      <ValueRow name={whose}>
        <MarkedValue pieces={compared.actual} tone="actual" />
      </ValueRow>
      {compared.note && (
        <div className="col-span-2 text-ink-soft">
          <dt className="sr-only">Difference</dt>
          <dd>{compared.note}</dd>
        </div>
      )}
    </>
  );
}
