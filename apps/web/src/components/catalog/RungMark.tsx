import { type Rung, rungSchema } from "@foothold/core/catalog";
import { classNames } from "#components/ui/class-names.ts";

const rungs = rungSchema.options.map(({ value }) => value);
const heights: Record<Rung, string> = {
  1: "h-1.5",
  2: "h-2.5",
  3: "h-3.5",
  4: "h-4.5",
  5: "h-5.5",
};

/** A drawing of how high the rung is; the text beside it says the same. */
export function RungMark({ rung }: { rung: Rung }) {
  return (
    <span aria-hidden="true" className="inline-flex items-end gap-0.5">
      {rungs.map((each) => (
        <span
          key={each}
          className={classNames(
            "w-1.5 rounded-full",
            heights[each],
            each <= rung ? "bg-accent" : "bg-line",
          )}
        />
      ))}
    </span>
  );
}
