import type { TestResultData } from "@foothold/core/runs";
import type { ReactNode } from "react";
import { TestStatusBadge } from "./TestStatusBadge.tsx";

type Props = {
  tests: readonly TestResultData[];
  help?: ((test: TestResultData) => ReactNode) | undefined;
};

export function HiddenTests({ tests, help }: Props) {
  if (tests.length === 0) return null;
  const inOrder = [
    ...tests.filter(({ status }) => status !== "passed"),
    ...tests.filter(({ status }) => status === "passed"),
  ];
  return (
    <section>
      <h3 className="text-title-3">Hidden tests</h3>
      <p className="mt-1 text-small text-ink-soft">
        You see what each test checks, but not its input. Results are shown by group: if one test of
        a group fails, the whole group is shown as failed.
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {inOrder.map((test) => (
          <li
            key={test.index}
            className="flex flex-col gap-2 rounded-middle border border-line bg-surface px-3 py-2 text-small"
          >
            <div className="flex items-center justify-between gap-2">
              <span>{test.purpose}</span>
              <TestStatusBadge status={test.status} />
            </div>
            {test.status !== "passed" && help?.(test)}
          </li>
        ))}
      </ul>
    </section>
  );
}
