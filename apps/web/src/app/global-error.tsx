"use client";

import { ErrorPage, type ErrorPageProps } from "#components/shell/ErrorPage.tsx";
import "#styles/globals.css";

/** When even the frame of the page fails: a document of its own, in the theme of the device. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="en" data-theme="system">
      <body>
        <title>Something went wrong · Foothold</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
