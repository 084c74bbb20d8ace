"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { useQuestionMark } from "#components/shared/keyboard/use-question-mark.ts";

/** Opens the page of shortcuts. The workbench shows the same in place, and does not use this. */
export function ShortcutsKey() {
  const router = useRouter();
  useQuestionMark(useCallback(() => router.push("/shortcuts"), [router]));
  return null;
}
