"use client";

import { ErrorMessage, type ErrorMessageProps } from "#components/shell/ErrorMessage.tsx";

export default function PracticeError(props: ErrorMessageProps) {
  return <ErrorMessage {...props} />;
}
