"use client";

import { useIsBack } from "../hooks/use-is-back.ts";
import { Notice } from "./Notice.tsx";

export type Failure = {
  code?: string;
  status: number;
  message: string;
  suggestions: readonly string[];
  requestId: string | null;
  signInAgain: boolean;
};

/** The server or its database did not answer, which passes by itself. */
const outages: readonly (string | undefined)[] = [
  "unreachable",
  "restarting",
  "database-unavailable",
];

/**
 * Announced when it appears: what failed, what to do, and for our own errors the request id. After an outage it says when
 * it is over.
 */
export function FailureNotice({ failure, className }: { failure: Failure; className?: string }) {
  const isBack = useIsBack(outages.includes(failure.code) ? failure : null);
  if (isBack) {
    return (
      <Notice
        tone="info"
        role="alert"
        title="Foothold answers again"
        {...(className && { className })}
      >
        <p>Try it once more. What you entered is still on this page.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={failure.message} {...(className && { className })}>
      {failure.suggestions.map((suggestion) => (
        <p key={suggestion}>{suggestion}</p>
      ))}
      {failure.signInAgain && (
        <p>
          <a className="font-semibold underline" href="/sign-in" target="_blank" rel="noopener">
            Sign in in a new tab
          </a>
          , then come back here: what you entered is still on this page.
        </p>
      )}
      {failure.status >= 500 && failure.requestId && (
        <p className="mt-1 text-tiny text-ink-soft">
          If you ask for help, quote <code className="font-mono">{failure.requestId}</code>
        </p>
      )}
    </Notice>
  );
}
