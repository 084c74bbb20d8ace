import type { Language } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { TestResultData } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import type { ReactNode } from "react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { compareValues } from "./diff/compare-values.ts";
import { MarkedValue } from "./MarkedValue.tsx";
import { TestStatusBadge } from "./TestStatusBadge.tsx";

type Visible = Extract<TestResultData, { hidden: false }>;

type Props = {
  test: Visible;
  problem: ProblemView;
  language: Language;
  /** Whose program gave the value; the reader's own by default. */
  whose?: string;
  children?: ReactNode;
};

export function TestCard({ test, problem, language, whose = "Yours", children }: Props) {
  const failed = test.status !== "passed";
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
        <Row name="Input">{argumentsText(test.args, problem.signature.parameters, language)}</Row>
        <Values {...{ test, problem, language, whose }} />
        {failed && test.reason && <Row name="Because">{test.reason}</Row>}
        {test.stdout && (
          <Row name="Printed">{`${test.stdout}${test.stdoutTruncated ? "\n… cut" : ""}`}</Row>
        )}
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
}: Omit<Props, "children">) {
  const expectedName = comparison.kind === "one-of" ? "One of" : "Expected";
  const expected = <Row name={expectedName}>{valueTextIn(language, test.expected)}</Row>;
  if (test.status === "passed") return expected;
  if (test.error) {
    const { type, message, line } = test.error;
    return (
      <>
        {expected}
        <Row name={whose} wrong>{`${type}: ${message}${line ? ` (line ${line})` : ""}`}</Row>
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
        <Row name={whose} wrong>
          {valueTextIn(language, test.actual)}
        </Row>
      </>
    );
  }
  return (
    <>
      <Row name={expectedName}>
        <MarkedValue pieces={compared.expected} tone="expected" />
      </Row>
      <Row name={whose}>
        <MarkedValue pieces={compared.actual} tone="actual" />
      </Row>
      {compared.note && (
        <div className="col-span-2 text-ink-soft">
          <dt className="sr-only">Difference</dt>
          <dd>{compared.note}</dd>
        </div>
      )}
    </>
  );
}

function Row({ name, wrong, children }: { name: string; wrong?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd
        className={`font-mono whitespace-pre-wrap wrap-anywhere ${wrong ? "rounded-small bg-danger-soft px-1 text-danger" : ""}`}
      >
        {children}
      </dd>
    </>
  );
}
