"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { Link } from "#components/ui/Link.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import type { NavLink } from "./nav-links.ts";

export type NavItemProps = Omit<NavLink, "count"> & {
  /** How many things wait on that page. */
  waiting: number;
  dense?: boolean;
};

/** Only instructors need it. */
const WaitingCount = dynamic(
  () => untilLoaded(() => import("../waiting/WaitingCount.tsx")).then((file) => file.WaitingCount),
  { loading: NothingYet },
);

export function NavItem({ href, label, waiting, live, dense = false }: NavItemProps) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <li>
      <Link
        href={href}
        aria-current={here ? "page" : undefined}
        className={classNames(
          "flex min-h-11 items-center rounded-middle font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent lg:min-h-9",
          dense ? "px-2 text-small" : "px-3",
        )}
      >
        {label}
        {live && <WaitingCount />}
        {waiting > 0 && (
          <span className="ml-2 rounded-full bg-accent px-2 text-tiny font-semibold text-on-accent">
            {waiting}
            <span className="sr-only"> due</span>
          </span>
        )}
      </Link>
    </li>
  );
}
