import type { Role } from "@foothold/core/people";

export type NavLink = {
  href: string;
  label: string;
  count?: NavCount;
  /** Shows how many learners wait, kept up to date. */
  live?: "waiting";
};

/** Numbers that a link can show. */
export type NavCount = "recallDue";

const everyones: readonly NavLink[] = [
  { href: "/home", label: "Home" },
  { href: "/problems", label: "Problems" },
  { href: "/patterns", label: "Patterns" },
  { href: "/recall", label: "Recall", count: "recallDue" },
];

const teaching: readonly NavLink[] = [
  { href: "/home", label: "Home" },
  { href: "/instructor/queue", label: "Queue", live: "waiting" },
  { href: "/classes", label: "Classes" },
  { href: "/instructor/guidance", label: "Guidance" },
  { href: "/instructor/metrics", label: "Metrics" },
  { href: "/problems", label: "Problems" },
  { href: "/patterns", label: "Patterns" },
];

/** The links of each role, in the order of the header. */
export const navLinks: Record<Role, readonly NavLink[]> = {
  learner: [...everyones, { href: "/classes", label: "Classes" }],
  instructor: teaching,
  admin: [
    ...everyones,
    { href: "/admin/people", label: "People" },
    { href: "/admin/classes", label: "Classes" },
    { href: "/admin/flags", label: "Flags" },
    { href: "/admin/coach", label: "Coach" },
    { href: "/admin/audit", label: "Audit trail" },
    { href: "/admin/metrics", label: "Metrics" },
  ],
};
