import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthCard } from "#components/auth/AuthCard.tsx";
import { DemoSignIn } from "#components/auth/DemoSignIn.tsx";
import { SignInForm } from "#components/auth/SignInForm.tsx";
import { safeNext } from "#components/auth/safe-next.ts";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Link } from "#components/ui/Link.tsx";
import { demoAccounts } from "#lib/auth/demo-accounts.ts";
import { env } from "#lib/env.ts";
import { currentVisit } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const { person, isDisabled } = await currentVisit();
  if (person) redirect(next);
  return (
    <AuthCard
      title="Sign in"
      intro="Go on where you left off."
      aside={env().demoAccounts && <DemoSignIn accounts={demoAccounts} next={next} />}
    >
      {isDisabled && (
        <Notice tone="caution" title="Your account has been disabled" className="mb-6">
          <p>Ask an admin to enable it again. What you saved is kept.</p>
        </Notice>
      )}
      <SignInForm next={next} />
      <p className="mt-6 text-small text-ink-soft">
        <Link href="/forgot-password" className="font-semibold text-accent underline">
          Forgot your password?
        </Link>
      </p>
      <p className="mt-2 text-small text-ink-soft">
        New here?{" "}
        <Link
          href={`/sign-up?next=${encodeURIComponent(next)}`}
          className="font-semibold text-accent underline"
        >
          Create an account
        </Link>
      </p>
    </AuthCard>
  );
}
