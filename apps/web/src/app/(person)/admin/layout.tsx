import type { ReactNode } from "react";
import { requirePerson } from "#lib/session.ts";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requirePerson("admin");
  return children;
}
