import { listFlags } from "@foothold/core/people";
import type { Metadata } from "next";
import { FlagCard } from "#components/people/flags/FlagCard.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Flags" };

export default async function FlagsPage() {
  await requirePerson("admin");
  const flags = await listFlags(deps());
  return (
    <>
      <PageHeader title="Flags">
        <p>Switch parts of Foothold on and off, for everyone, a share of people, or a role.</p>
      </PageHeader>
      <div className="flex flex-col gap-5">
        {flags.map((flag) => (
          <FlagCard key={flag.key} flag={flag} />
        ))}
      </div>
    </>
  );
}
