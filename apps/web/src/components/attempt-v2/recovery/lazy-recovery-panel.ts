"use client";

import dynamic from "next/dynamic";

/** Loaded for those who are or were stuck; most attempts never need it. */
export const RecoveryPanel = dynamic(() =>
  import("./RecoveryPanel.tsx").then((file) => file.RecoveryPanel),
);
