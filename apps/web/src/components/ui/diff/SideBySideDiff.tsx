import { classNames } from "#components/ui/class-names.ts";
import { Diff } from "./Diff.tsx";
import type { DiffLine } from "./line-diff.ts";
import { sideBySide } from "./side-by-side.ts";

type Side = { name: string; text: string };

/** Two texts in two columns; on narrow screens one below the other. */
export function SideBySideDiff({ before, after }: { before: Side; after: Side }) {
  return (
    <>
      <div className="@lg:hidden">
        <Diff
          before={before.text}
          after={after.text}
          sides={{ removed: before.name, added: after.name }}
        />
      </div>
      <section
        aria-label={`${before.name} beside ${after.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
        tabIndex={0}
        className="hidden max-h-96 overflow-auto rounded-middle border border-line bg-sunken @lg:block"
      >
        <table className="w-full border-collapse font-mono text-tiny">
          <thead>
            <tr className="border-b border-line text-left font-sans text-small">
              <th scope="col" className="w-1/2 px-3 py-2 font-semibold">
                {before.name}
              </th>
              <th scope="col" className="w-1/2 border-l border-line px-3 py-2 font-semibold">
                {after.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {sideBySide(before.text, after.text).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <tr key={index} className="align-top">
                <Cell line={row.before} />
                <Cell line={row.after} className="border-l border-line" />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A comparison of two programs, not a change: neither side is right or wrong. */
const tones: Record<DiffLine["kind"], string> = {
  same: "",
  added: "bg-accent-soft",
  removed: "bg-warm-soft",
};

function Cell({ line, className }: { line: DiffLine | null; className?: string }) {
  const tone = line ? tones[line.kind] : "bg-surface";
  return (
    <td className={classNames("px-3 whitespace-pre-wrap wrap-anywhere", tone, className)}>
      {line && line.kind !== "same" && <span className="sr-only">only here: </span>}
      {line?.text}
    </td>
  );
}
