"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { NavLink } from "./nav-links.ts";

export function NavItem({ href, label }: NavLink) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <li>
      <Link
        href={href}
        aria-current={here ? "page" : undefined}
        className="flex min-h-11 items-center rounded-middle px-3.5 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent md:min-h-9"
      >
        {label}
      </Link>
    </li>
  );
}
