import type { ReactNode } from "react";
import { requirePerson } from "#lib/pages/session.ts";

export default async function InstructorLayout({ children }: { children: ReactNode }) {
  await requirePerson("instructor", "admin");
  return children;
}
