import type { Role } from "@foothold/core/people";

const DEMO_PASSWORD = "one-step-at-a-time";

export const demoAccounts: ReadonlyArray<{
  role: Role;
  name: string;
  email: string;
  password: string;
}> = [
  {
    role: "learner",
    name: "Demo learner",
    email: "learner@demo.foothold",
    password: DEMO_PASSWORD,
  },
  {
    role: "instructor",
    name: "Demo instructor",
    email: "instructor@demo.foothold",
    password: DEMO_PASSWORD,
  },
  { role: "admin", name: "Demo admin", email: "admin@demo.foothold", password: DEMO_PASSWORD },
];
