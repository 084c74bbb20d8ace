import type { ProblemView } from "@foothold/core/catalog";
import type { TestResultData } from "@foothold/core/runs";
import type { ReactNode } from "react";
import { groupHiddenTests, type HiddenGroupResult } from "./group-hidden-tests.ts";
import { TestStatusBadge } from "./TestStatusBadge.tsx";

type Help = ((test: TestResultData) => ReactNode) | undefined;

type Props = {
  tests: readonly TestResultData[];
  groups: ProblemView["hiddenGroups"];
  help?: Help;
};

export function HiddenTests({ tests, groups, help }: Props) {
  if (tests.length === 0) return null;
  return (
    <section>
      <h3 className="text-title-3">Hidden tests</h3>
      <p className="mt-1 text-small text-ink-soft">
        You see what each test checks, but not its input, and only whether a whole group passes.
      </p>
      <ul className="mt-3 flex flex-col gap-3">
        {groupHiddenTests(tests, groups).map((group) => (
          <li key={group.name}>
            <Group group={group} help={help} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({
  group: { name, status, says, tests },
  help,
}: {
  group: HiddenGroupResult;
  help: Help;
}) {
  return (
    <article
      aria-label={`Group: ${name}`}
      className="flex flex-col gap-2 rounded-middle border border-line bg-surface px-4 py-3 text-small"
    >
      <div className="flex items-center justify-between gap-2">
        <h4 className="font-semibold">{name}</h4>
        <TestStatusBadge status={status} />
      </div>
      {says && <p>{says}</p>}
      <ul className="flex flex-col gap-1 text-ink-soft">
        {tests.map((test) => (
          <li
            key={test.index}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <span className="min-w-0 flex-1 basis-32">{test.purpose}</span>
            {status === "failed" && help?.(test)}
          </li>
        ))}
      </ul>
    </article>
  );
}
