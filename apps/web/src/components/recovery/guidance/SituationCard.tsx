import type { Situation } from "@foothold/core/recovery";
import { stepNames } from "#components/shared/attempt/step-names.ts";

type Props = {
  situation: Situation;
  tests: readonly { index: number; purpose: string }[];
  patternNames: Record<string, string>;
};

/** The situation in which the note is offered. */
export function SituationCard({ situation, tests, patternNames }: Props) {
  const { place, patterns, failedTests, misconceptions } = situation;
  const purposes = failedTests.map(({ index, status }) => {
    const purpose =
      tests.find((test) => test.index === index)?.purpose ?? `hidden test ${index + 1}`;
    return `${purpose}: ${status}`;
  });
  return (
    <section>
      <h2 className="text-title-3">When it is offered</h2>
      <dl className="mt-2 flex flex-col gap-2 text-small">
        <Row name="Step">{[stepNames[place]]}</Row>
        <Row name="Patterns">{patterns.map((id) => patternNames[id] ?? id)}</Row>
        <Row name="Tests that fail">{purposes}</Row>
        <Row name="Misunderstood">{misconceptions}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      {children.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}
