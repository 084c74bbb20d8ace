import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthCard } from "#components/auth/AuthCard.tsx";
import { NewAccountForm } from "#components/auth/NewAccountForm.tsx";
import { safeNext } from "#components/auth/safe-next.ts";
import { Link } from "#components/ui/Link.tsx";
import { currentPerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Sign up" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  if (await currentPerson()) redirect(next);
  return (
    <AuthCard
      title="Create your account"
      intro="With an account, your work is there when you come back."
    >
      <NewAccountForm label="Sign up" busyLabel="Signing up…" next={next} />
      <p className="mt-6 text-small text-ink-soft">
        Already have one?{" "}
        <Link
          href={`/sign-in?next=${encodeURIComponent(next)}`}
          className="font-semibold text-accent underline"
        >
          Sign in
        </Link>
      </p>
    </AuthCard>
  );
}
