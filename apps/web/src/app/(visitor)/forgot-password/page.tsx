import type { Metadata } from "next";
import { AuthCard } from "#components/auth/AuthCard.tsx";
import { Link } from "#components/ui/Link.tsx";

export const metadata: Metadata = { title: "Forgot your password" };

export default function ForgotPasswordPage() {
  return (
    <AuthCard
      title="Forgot your password?"
      intro="Foothold sends no email. An admin makes a link for you, with which you set a new one. Your work is kept."
    >
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>Ask an admin for a password link. In a class, your instructor knows who that is.</li>
        <li>Say which email your account has: the admin finds you by it.</li>
        <li>Open the link within 24 hours and choose a new password. The link works once.</li>
      </ol>
      <p className="mt-6 text-small text-ink-soft">
        Remembered it?{" "}
        <Link href="/sign-in" className="font-semibold text-accent underline">
          Sign in
        </Link>
      </p>
    </AuthCard>
  );
}
