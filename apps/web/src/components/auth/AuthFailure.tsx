import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";

type Wording = { title: string; detail: string };

const wordings: Record<string, (failure: ApiError) => Wording> = {
  "wrong-credentials": () => ({
    title: "The email or the password is wrong.",
    detail: "Check both for typing mistakes. Capital letters in a password count.",
  }),
  "account-disabled": () => ({
    title: "This account has been disabled.",
    detail: "Ask whoever runs Foothold where you are. Your work has not been deleted.",
  }),
  "rate-limited": ({ retryAfterSeconds }) => ({
    title: "Too many attempts in a row.",
    detail: `Wait ${waitOf(retryAfterSeconds)} and try again.`,
  }),
};

function waitOf(seconds: number | null): string {
  if (seconds === null) return "a minute";
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Announced when it appears; the form keeps what was typed. */
export function AuthFailure({ failure }: { failure: ApiError | null }) {
  const wording = failure && wordings[failure.code]?.(failure);
  if (!failure) return null;
  if (!wording) return <FailureNotice failure={failure} />;
  return (
    <Notice tone="danger" role="alert" title={wording.title}>
      <p>{wording.detail}</p>
    </Notice>
  );
}
