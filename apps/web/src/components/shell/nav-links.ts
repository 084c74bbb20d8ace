import type { Role } from "@foothold/core";

export type NavLink = { href: string; label: string };

const home: NavLink = { href: "/home", label: "Home" };

/** The places of each role, in the order of the header. */
export const navLinks: Record<Role, readonly NavLink[]> = {
  learner: [home],
  instructor: [home],
  admin: [
    home,
    { href: "/admin/people", label: "People" },
    { href: "/admin/flags", label: "Flags" },
    { href: "/admin/audit", label: "Audit trail" },
  ],
};
