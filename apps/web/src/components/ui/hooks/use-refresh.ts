"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";

/** Gets the page anew from the server; `refreshing` until it is shown. */
export function useRefresh() {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  return { refreshing, refresh: () => startRefresh(() => router.refresh()) };
}
