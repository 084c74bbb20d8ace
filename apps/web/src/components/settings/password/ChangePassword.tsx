import { Card } from "#components/ui/Card.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

export function ChangePassword({ email }: { email: string }) {
  return (
    <section aria-labelledby="password" className="mt-14 max-w-4xl border-t border-line pt-10">
      <h2 id="password" className="text-title-2">
        Password
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">
        A new password signs you out on every other device. You stay signed in here.
      </p>
      <Card className="mt-6 p-5 sm:p-6">
        <ChangePasswordForm email={email} />
      </Card>
    </section>
  );
}
