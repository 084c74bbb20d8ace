import type { ReactNode } from "react";
import { AppHeader } from "#components/shell/header/AppHeader.tsx";
import { Main } from "#components/shell/Main.tsx";
import { currentOutlook } from "#lib/pages/current-outlook.ts";
import { requirePerson } from "#lib/pages/session.ts";

export default async function PersonLayout({ children }: { children: ReactNode }) {
  const { name, email, role } = await requirePerson();
  const { due: recallDue } = await currentOutlook();
  return (
    <>
      <AppHeader account={{ name, email, role }} counts={{ recallDue }} />
      <Main>{children}</Main>
    </>
  );
}
