import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";

type Props = { icon: LucideIcon; href: string; title: string; fact: ReactNode; detail: ReactNode };

/** A link to a page with a current fact about it. */
export function LinkCard({ icon: Icon, href, title, fact, detail }: Props) {
  return (
    <Card className="group relative flex h-full flex-col p-5 transition-shadow hover:shadow-mid">
      <h3 className="flex items-center gap-2.5 text-small font-semibold text-ink-soft">
        <Icon aria-hidden="true" className="size-4 text-accent" />
        <Link href={href} className="after:absolute after:inset-0 after:rounded-large">
          {title}
        </Link>
        <ArrowRight
          aria-hidden="true"
          className="ml-auto size-4 transition-transform group-hover:translate-x-1"
        />
      </h3>
      <p className="mt-3 text-title-2 font-semibold tracking-tight first-letter:uppercase">
        {fact}
      </p>
      <p className="mt-1 text-small text-ink-soft">{detail}</p>
    </Card>
  );
}
