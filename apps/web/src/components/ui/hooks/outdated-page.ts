"use client";

import { createContext } from "react";

/** Called with what was sent when the server refuses it because the page shows an old state. */
export const OutdatedPage = createContext<(sent: Readonly<Record<string, unknown>>) => void>(
  () => undefined,
);
