import type { DemoRole } from "./people.ts";

type Place = { path: string; title: string };

/** Every page there is, by who may see it, and what its window is called. */
export const allPages: Record<DemoRole | "visitor", readonly Place[]> = {
  visitor: [
    { path: "/", title: "Foothold · Get unstuck without being given the answer" },
    { path: "/sign-in", title: "Sign in · Foothold" },
    { path: "/sign-up", title: "Sign up · Foothold" },
    { path: "/setup?token=made-up", title: "Set up · Foothold" },
    { path: "/setup", title: "Set up · Foothold" },
    { path: "/forgot-password", title: "Forgot your password · Foothold" },
    { path: "/new-password?token=made-up", title: "New password · Foothold" },
    { path: "/new-password", title: "New password · Foothold" },
    { path: "/account-deleted", title: "Account deleted · Foothold" },
    { path: "/offline", title: "Offline · Foothold" },
    { path: "/no-such-page", title: "Not found · Foothold" },
  ],
  learner: [
    { path: "/home", title: "Home · Foothold" },
    { path: "/problems", title: "Problems · Foothold" },
    { path: "/problems?search=no-such-title", title: "Problems · Foothold" },
    { path: "/problems/two-sum", title: "Two Sum · Foothold" },
    { path: "/patterns", title: "Patterns · Foothold" },
    { path: "/patterns/hash-map", title: "Hash map · Foothold" },
    { path: "/patterns/other-ways", title: "Other ways · Foothold" },
    { path: "/lessons/hash-map-bite", title: "Ask the map, do not search again · Foothold" },
    { path: "/recall", title: "Recall · Foothold" },
    { path: "/classes", title: "Classes · Foothold" },
    { path: "/instructor/queue", title: "Queue · Foothold" },
    { path: "/settings", title: "Settings · Foothold" },
    { path: "/shortcuts", title: "Keyboard shortcuts · Foothold" },
    { path: "/admin/flags", title: "Flags · Foothold" },
  ],
  instructor: [
    { path: "/home", title: "Home · Foothold" },
    { path: "/problems?rung=1", title: "Problems · Foothold" },
    { path: "/classes", title: "Classes · Foothold" },
    { path: "/instructor/queue", title: "Queue · Foothold" },
    { path: "/instructor/guidance", title: "Guidance · Foothold" },
    { path: "/instructor/guidance?status=retired", title: "Guidance · Foothold" },
    { path: "/instructor/metrics", title: "Metrics · Foothold" },
  ],
  admin: [
    { path: "/home", title: "Home · Foothold" },
    { path: "/admin/people", title: "People · Foothold" },
    { path: "/admin/people?search=nobody-at-all", title: "People · Foothold" },
    { path: "/admin/flags", title: "Flags · Foothold" },
    { path: "/admin/metrics?days=90", title: "Metrics · Foothold" },
    { path: "/admin/coach", title: "Coach · Foothold" },
    { path: "/admin/recovery", title: "Being stuck · Foothold" },
    { path: "/admin/coach/spending", title: "Cost of models · Foothold" },
    { path: "/admin/audit", title: "Audit trail · Foothold" },
  ],
};

export const everyone = Object.keys(allPages) as (DemoRole | "visitor")[];
