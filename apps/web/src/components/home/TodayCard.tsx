import { ArrowRight, type LucideIcon } from "lucide-react";
import { Link } from "#components/ui/Link.tsx";

type Props = { icon: LucideIcon; kind: string; href: string; title: string; detail: string };

export function TodayCard({ icon: Icon, kind, href, title, detail }: Props) {
  return (
    <li className="group relative flex items-center gap-4 rounded-large border border-line bg-surface p-5 shadow-low transition-shadow hover:shadow-mid">
      <span className="grid size-11 shrink-0 place-items-center rounded-middle bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-tiny font-semibold text-ink-soft">{kind}</span>
        <Link
          href={href}
          className="text-title-3 font-semibold after:absolute after:inset-0 after:rounded-large hover:text-accent"
        >
          {title}
        </Link>
        <span className="block text-small text-ink-soft">{detail}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </li>
  );
}
