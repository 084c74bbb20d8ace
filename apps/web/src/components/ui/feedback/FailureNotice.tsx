import { Notice } from "./Notice.tsx";

export type Failure = {
  status: number;
  message: string;
  suggestions: readonly string[];
  requestId: string | null;
  signInAgain: boolean;
};

/** Announced when it appears: what failed, what to do, and for our own errors the request id. */
export function FailureNotice({ failure, className }: { failure: Failure; className?: string }) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={failure.message}
      {...(className ? { className } : {})}
    >
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
