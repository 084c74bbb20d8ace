import type { Metadata } from "next";
import { AuthCard } from "#components/auth/AuthCard.tsx";
import { NewAccountForm } from "#components/auth/NewAccountForm.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";

export const metadata: Metadata = { title: "Set up", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetupPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return (
    <AuthCard
      title="Set up Foothold"
      intro="This makes the first admin. The link works once; afterwards admins make admins."
    >
      {typeof token === "string" && token ? (
        <NewAccountForm
          label="Create the first admin"
          busyLabel="Creating…"
          setupToken={token}
          next="/home"
        />
      ) : (
        <Notice tone="caution" title="This address is not complete.">
          <p>Open the whole link that Foothold printed when it started.</p>
        </Notice>
      )}
    </AuthCard>
  );
}
