"use client";

import { ErrorPage, type ErrorPageProps } from "#components/shell/ErrorPage.tsx";

export default function PageError(props: ErrorPageProps) {
  return <ErrorPage {...props} />;
}
