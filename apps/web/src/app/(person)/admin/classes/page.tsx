import { listAllClasses, listAllClassesInput } from "@foothold/core/classroom";
import type { Metadata } from "next";
import { AllClasses } from "#components/classroom/classes/AllClasses.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "All classes" };

export default async function AllClassesPage() {
  await requirePerson("admin");
  const first = await listAllClasses(deps(), listAllClassesInput.parse({}));
  return (
    <>
      <PageHeader title="All classes">
        <p>Each class has an owner, who cannot be removed from it. You can name another one.</p>
      </PageHeader>
      <AllClasses first={first} />
    </>
  );
}
