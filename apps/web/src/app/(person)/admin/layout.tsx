import type { ReactNode } from "react";
import { requirePerson } from "#lib/pages/session.ts";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requirePerson("admin");
  return children;
}
