import type { Guidance } from "@foothold/core/recovery";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";

/** The steps in a note, and how others said the same. */
export function NoteVariants({ steps, variants }: Pick<Guidance, "steps" | "variants">) {
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h2 className="text-title-3">The steps in it</h2>
          <ol className="mt-2 list-decimal pl-5 text-small">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {variants.length > 0 && (
        <section>
          <h2 className="text-title-3">Said in other words</h2>
          <ul className="mt-2 flex flex-col gap-2">
            {variants.map(({ at, words }) => (
              <li key={at} className="border-l-3 border-line pl-3 text-small wrap-anywhere">
                {words}
                <span className="block text-tiny text-ink-faint">
                  <TimeAgo at={at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
