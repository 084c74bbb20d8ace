import type { ViewedEscalation } from "@foothold/core/recovery";
import { valueText } from "@foothold/core/value-text";
import { CodeBlock } from "#components/ui/CodeBlock.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";

type Props = { teaching: NonNullable<ViewedEscalation["teaching"]> };

const outcomes = { true: "passes", false: "fails", null: "not run" } as const;

/** What only an instructor sees: the known bug, the hidden tests and the reference. */
export function TeachingEvidence({ teaching }: Props) {
  const { reference, hiddenTests, knownBug } = teaching;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">No learner sees this.</p>
      {knownBug && (
        <div className="rounded-middle border border-caution-line bg-caution-soft p-4 text-small">
          <p className="font-semibold">{`Behaves like a known bug: ${knownBug.name.replaceAll("-", " ")}`}</p>
          <p className="mt-1">{knownBug.guidance}</p>
        </div>
      )}
      {hiddenTests.length > 0 && (
        <Disclosure summary={`Hidden tests (${hiddenTests.length})`}>
          <ul className="mt-2 flex flex-col gap-2 text-small">
            {hiddenTests.map(({ index, purpose, args, expected, passed }) => (
              <li key={index} className="wrap-anywhere">
                <span className="font-semibold">{purpose}</span>
                {`: ${outcomes[`${passed}`]}. `}
                <code>{`${args.map((arg) => valueText(arg)).join(", ")} → ${valueText(expected)}`}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {reference && (
        <Disclosure summary="The reference">
          <div className="mt-2">
            <CodeBlock label="The reference">{reference.code}</CodeBlock>
          </div>
        </Disclosure>
      )}
    </div>
  );
}
