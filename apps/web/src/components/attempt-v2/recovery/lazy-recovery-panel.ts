"use client";

import dynamic from "next/dynamic";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";

/** Loaded for those who are or were stuck; most attempts never need it. */
export const RecoveryPanel = dynamic(
  () => untilLoaded(() => import("./RecoveryPanel.tsx")).then((file) => file.RecoveryPanel),
  { loading: NothingYet },
);
