import type { ProblemView } from "@foothold/core/catalog";
import { valueTextIn } from "@foothold/core/value-text";

type Props = Pick<ProblemView, "examples" | "signature">;

export function Examples({ examples, signature }: Props) {
  return (
    <ol className="flex flex-col gap-4">
      {examples.map(({ args, expected, explanation }, index) => (
        <li
          key={JSON.stringify(args)}
          className="rounded-large border border-line bg-surface p-5 shadow-low"
        >
          <h3 className="text-small font-semibold text-ink-soft">{`Example ${index + 1}`}</h3>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-small">
            {signature.parameters.map(({ name }, position) => (
              <Line
                key={name}
                name={name}
                value={valueTextIn("javascript", args[position] ?? null)}
              />
            ))}
            <Line name="result" value={valueTextIn("javascript", expected)} strong />
          </dl>
          <p className="mt-3 text-ink-soft">{explanation}</p>
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
