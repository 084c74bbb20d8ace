import type { Role } from "@foothold/core";

export type NavLink = { href: string; label: string };

const everyones: readonly NavLink[] = [
  { href: "/home", label: "Home" },
  { href: "/problems", label: "Problems" },
  { href: "/patterns", label: "Patterns" },
];

/** The places of each role, in the order of the header. */
export const navLinks: Record<Role, readonly NavLink[]> = {
  learner: everyones,
  instructor: everyones,
  admin: [
    ...everyones,
    { href: "/admin/people", label: "People" },
    { href: "/admin/flags", label: "Flags" },
    { href: "/admin/audit", label: "Audit trail" },
  ],
};
