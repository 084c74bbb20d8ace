import type { ReactNode } from "react";
import { AppHeader } from "#components/shell/header/AppHeader.tsx";
import { currentRecallOutlook } from "#lib/pages/current-recall-outlook.ts";
import { requirePerson } from "#lib/pages/session.ts";

export default async function PracticeLayout({ children }: { children: ReactNode }) {
  const { name, email, role } = await requirePerson();
  const { due: recallDue } = await currentRecallOutlook();
  return (
    <>
      <AppHeader account={{ name, email, role }} counts={{ recallDue }} wide />
      <main id="main" tabIndex={-1} className="flex min-h-0 w-full flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
