import type { Pattern, PatternLink } from "@foothold/core/catalog";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";

type Props = { pattern: Pattern; related: readonly PatternLink[] };

/** What to keep of a pattern once its page has been read. */
export function PatternAtAGlance({ pattern, related }: Props) {
  return (
    <Card className="flex flex-col gap-6 p-5">
      <section>
        <h2 className="text-title-3">Think of it when</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-accent">
          {pattern.cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-title-3">What always holds</h2>
        <p className="mt-2 border-l-4 border-accent-line pl-4">{pattern.invariant}</p>
      </section>
      {related.length > 0 && (
        <section>
          <h2 className="text-title-3">Related patterns</h2>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {related.map((each) => (
              <li key={each.id}>
                <RelatedPattern {...each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

const link = "inline-flex min-h-11 items-center font-semibold text-accent underline";

function RelatedPattern({ id, name, hasPage }: PatternLink) {
  if (!hasPage) return <span className="inline-flex min-h-11 items-center">{name}</span>;
  return (
    <Link href={`/patterns/${id}`} className={link}>
      {name}
    </Link>
  );
}
