"use client";

import type { ProblemView } from "@foothold/core/catalog";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useDraftStore } from "../../workbench/drafts/use-draft-store.ts";
import { type KeptTest, keptTests } from "./kept-tests.ts";

/** The learner's own tests of an attempt, the same on every device and after a reload. */
export function useOwnTests(attemptId: string, { signature }: ProblemView) {
  const store = useDraftStore(attemptId);
  const kept = useMemo(
    () => keptTests(store, signature.parameters.length),
    [store, signature.parameters.length],
  );
  // As text, because a snapshot must be equal while nothing has changed.
  const read = () => JSON.stringify(kept.list());
  const listed = useSyncExternalStore(store.subscribe, read, read);
  const tests = useMemo(() => JSON.parse(listed) as KeptTest[], [listed]);

  useEffect(() => {
    kept.makeWay();
    return store.subscribe(kept.makeWay);
  }, [store, kept]);

  return { tests, keep: kept.keep, remove: kept.remove };
}
