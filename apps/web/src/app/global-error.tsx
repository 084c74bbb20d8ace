"use client";

import { ErrorMessage, type ErrorMessageProps } from "#components/shell/messages/ErrorMessage.tsx";
import { PlainPage } from "#components/shell/PlainPage.tsx";
import "#styles/globals.css";

/** Shown when even the page's frame fails: a document of its own, in the device's theme. */
export default function GlobalError(props: ErrorMessageProps) {
  return (
    <html lang="en" data-theme="system">
      <body>
        <link rel="icon" href="/icon.svg" />
        <title>Something went wrong · Foothold</title>
        <PlainPage>
          <ErrorMessage {...props} />
        </PlainPage>
      </body>
    </html>
  );
}
