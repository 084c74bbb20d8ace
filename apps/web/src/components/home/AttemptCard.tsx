import { Badge } from "#components/ui/Badge.tsx";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";

/** Something to work on: a problem to start, or an attempt to continue. */
export type Work = {
  href: string;
  title: string;
  rung: number;
  patterns: readonly string[];
  /** The attempt's step and language, such as "At Verify, in python". */
  standing?: string;
};

export function AttemptCard({ href, title, rung, patterns, standing }: Work) {
  return (
    <Card className="relative flex h-full flex-col gap-3 p-5 transition-shadow hover:shadow-mid">
      <h3 className="text-title-3">
        <Link href={href} className="after:absolute after:inset-0 after:rounded-large">
          {title}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone="accent">{`Rung ${rung}`}</Badge>
        {patterns.map((pattern) => (
          <Badge key={pattern}>{pattern}</Badge>
        ))}
      </p>
      {standing && <p className="mt-auto text-small text-ink-soft">{standing}</p>}
    </Card>
  );
}

export function WorkCards({ works }: { works: readonly Work[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {works.map((work) => (
        <li key={work.href}>
          <AttemptCard {...work} />
        </li>
      ))}
    </ul>
  );
}
