import type { Language, ProblemView, TestResultData } from "@foothold/core";
import type { ReactNode } from "react";
import { argumentsText, valueText } from "../problem/value-text.ts";
import { TestStatusBadge } from "./TestStatusBadge.tsx";

type Visible = Extract<TestResultData, { hidden: false }>;

type Props = {
  test: Visible;
  problem: ProblemView;
  language: Language;
  children?: ReactNode;
};

export function TestCard({ test, problem, language, children }: Props) {
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
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
        <Row name="Input">{argumentsText(test.args, problem.signature.parameters, language)}</Row>
        <Row name="Expected">{valueText(test.expected, language)}</Row>
        {failed && (
          <Row name="Yours" wrong>
            {test.error
              ? `${test.error.type}: ${test.error.message}${test.error.line ? ` (line ${test.error.line})` : ""}`
              : valueText(test.actual, language)}
          </Row>
        )}
        {failed && test.reason && <Row name="Because">{test.reason}</Row>}
        {test.stdout && (
          <Row name="Printed">{`${test.stdout}${test.stdoutTruncated ? "\n… cut" : ""}`}</Row>
        )}
      </dl>
      {failed && children && <div className="mt-3 border-t border-line pt-3">{children}</div>}
    </article>
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
