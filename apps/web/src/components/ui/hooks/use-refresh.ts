"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";

/** Loads the page's data from the server again; `refreshing` until it is shown. */
export function useRefresh() {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  return { refreshing, refresh: () => startRefresh(() => router.refresh()) };
}
