"use client";

import { ErrorMessage, type ErrorMessageProps } from "#components/shell/messages/ErrorMessage.tsx";
import { PlainPage } from "#components/shell/PlainPage.tsx";

export default function PageError(props: ErrorMessageProps) {
  return (
    <PlainPage>
      <ErrorMessage {...props} />
    </PlainPage>
  );
}
