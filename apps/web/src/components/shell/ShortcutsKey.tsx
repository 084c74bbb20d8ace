"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { useQuestionMark } from "#components/shared/keyboard/use-question-mark.ts";

/** Opens the page of shortcuts with "?". The workbench shows them in a dialog instead and does not use this. */
export function ShortcutsKey() {
  const router = useRouter();
  useQuestionMark(useCallback(() => router.push("/shortcuts"), [router]));
  return null;
}
