"use client";

import { ErrorMessage, type ErrorMessageProps } from "#components/shell/messages/ErrorMessage.tsx";
import { PlainPage } from "#components/shell/PlainPage.tsx";
import "#styles/globals.css";

/** When even the frame of the page fails: a document of its own, in the theme of the device. */
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
