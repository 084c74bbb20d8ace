import type { ProblemView } from "@foothold/core/catalog";
import { valueTextIn } from "@foothold/core/value-text";
import { ExampleStrip } from "#components/shared/drawings/ExampleStrip.tsx";
import { isWorthDrawing } from "#components/shared/drawings/is-worth-drawing.ts";
import { Disclosure } from "#components/ui/Disclosure.tsx";

type Props = Pick<ProblemView, "examples" | "signature">;

export function Examples({ examples, signature }: Props) {
  return (
    <ol className="flex flex-col gap-4">
      {examples.map((example, index) => (
        <li
          key={JSON.stringify(example.args)}
          className="rounded-large border border-line bg-surface p-5 shadow-low"
        >
          <h3 className="text-small font-semibold text-ink-soft">{`Example ${index + 1}`}</h3>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-small">
            {signature.parameters.map(({ name }, position) => (
              <Line
                key={name}
                name={name}
                value={valueTextIn("javascript", example.args[position] ?? null)}
              />
            ))}
            <Line name="result" value={valueTextIn("javascript", example.expected)} strong />
          </dl>
          <p className="mt-3 text-ink-soft">{example.explanation}</p>
          {isWorthDrawing(example) && (
            <Disclosure summary="Picture">
              <ExampleStrip {...{ signature, example }} title={`Example ${index + 1}`} />
            </Disclosure>
          )}
        </li>
      ))}
    </ol>
  );
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? "font-semibold text-accent" : "text-ink-soft"}>{name}</dt>
      <dd className={strong ? "font-semibold wrap-anywhere" : "wrap-anywhere"}>{value}</dd>
    </>
  );
}
