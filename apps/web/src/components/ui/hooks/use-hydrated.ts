"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React has hydrated the page; presses before that would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
