import { viewPasswordLink } from "@foothold/core/people";
import type { Metadata } from "next";
import { AuthCard } from "#components/auth/AuthCard.tsx";
import { NewPasswordForm } from "#components/auth/NewPasswordForm.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { deps } from "#lib/deps.ts";

export const metadata: Metadata = { title: "New password", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function NewPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const person = typeof token === "string" ? await viewPasswordLink(deps(), { token }) : null;
  if (typeof token !== "string" || !person) {
    return (
      <AuthCard title="New password" intro="This page sets a new password by a link of an admin.">
        <Notice tone="caution" title="This link does not work.">
          <p>It was used already, was replaced by a newer one, has expired, or is not complete.</p>
          <p>Open the whole link once more, or ask an admin for a new one.</p>
        </Notice>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="New password"
      intro={`For ${person.name}, ${person.email}. It signs you in here and out everywhere else.`}
    >
      <NewPasswordForm token={token} email={person.email} />
    </AuthCard>
  );
}
