"use client";

import { Button } from "#components/ui/Button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { fieldsOf } from "#lib/json/fields-of.ts";
import { Message } from "./Message.tsx";
import { useRetryWhenBack } from "./use-retry-when-back.ts";

export type ErrorMessageProps = { error: unknown; retry: () => void };

/** The digest under which the server logged the error; absent for an error in the browser. */
function digestOf(error: unknown): string | null {
  const { digest } = fieldsOf(error);
  return typeof digest === "string" ? digest : null;
}

export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  const digest = digestOf(error);
  const isOutage = digest === "database-unavailable";
  useRetryWhenBack(retry, isOutage);
  return (
    <Message
      title={isOutage ? "Foothold cannot reach its database" : "Something went wrong on our side"}
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <a href="/" className={buttonClasses("secondary")}>
            Go home
          </a>
        </>
      }
    >
      <p>
        {isOutage
          ? "This page looks again by itself. What you saved is safe."
          : "It was not your mistake. Try again."}
      </p>
      {digest && !isOutage && (
        <p className="text-small">
          If you ask for help, quote <code className="font-mono font-semibold">{digest}</code>
        </p>
      )}
    </Message>
  );
}
