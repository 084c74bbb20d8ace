"use client";

import { ErrorMessage, type ErrorMessageProps } from "#components/shell/messages/ErrorMessage.tsx";

export default function PersonError(props: ErrorMessageProps) {
  return <ErrorMessage {...props} />;
}
