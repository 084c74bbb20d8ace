import type { ReactNode } from "react";
import { AppHeader } from "#components/shell/AppHeader.tsx";
import { Main } from "#components/shell/Main.tsx";
import { requirePerson } from "#lib/session.ts";

export default async function PersonLayout({ children }: { children: ReactNode }) {
  const { name, email, role } = await requirePerson();
  return (
    <>
      <AppHeader account={{ name, email, role }} />
      <Main>{children}</Main>
    </>
  );
}
