import type { ReactNode } from "react";
import { AppHeader } from "#components/shell/header/AppHeader.tsx";
import { Main } from "#components/shell/Main.tsx";
import { ShortcutsKey } from "#components/shell/ShortcutsKey.tsx";
import { currentRecallOutlook } from "#lib/pages/current-recall-outlook.ts";
import { requirePerson } from "#lib/pages/session.ts";

export default async function PersonLayout({ children }: { children: ReactNode }) {
  const { name, email, role } = await requirePerson();
  const { due: recallDue } = await currentRecallOutlook();
  return (
    <>
      <AppHeader account={{ name, email, role }} counts={{ recallDue }} />
      <ShortcutsKey />
      <Main>{children}</Main>
    </>
  );
}
