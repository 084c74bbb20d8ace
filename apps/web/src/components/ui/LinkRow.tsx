import { ArrowRight, type LucideIcon } from "lucide-react";
import { IconTile } from "./IconTile.tsx";
import { Link } from "./Link.tsx";

type Props = {
  icon: LucideIcon;
  href: string;
  title: string;
  detail: string;
  /** Shown above the title. */
  kind?: string;
};

/** A list item that is one large link: an icon, a title and a line about it. */
export function LinkRow({ icon, href, title, detail, kind }: Props) {
  return (
    <li className="group relative flex items-center gap-4 rounded-large border border-line bg-surface p-4 shadow-low transition-shadow hover:shadow-mid">
      <IconTile icon={icon} />
      <span className="min-w-0 flex-1">
        {kind && <span className="block text-tiny font-semibold text-ink-soft">{kind}</span>}
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
