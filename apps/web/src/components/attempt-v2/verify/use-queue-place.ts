"use client";

import type { QueuePlace } from "@foothold/core/runs";
import { useEffect, useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";

const FIRST_LOOK_MS = 700;
const NEXT_LOOK_MS = 2_000;

/** The place of the learner's run in the queue; null once it runs. */
export function useQueuePlace(attemptId: string): QueuePlace | null {
  const [place, setPlace] = useState<QueuePlace | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    async function look() {
      const found = await callApi("GET", `/api/attempts/${attemptId}/queue`).catch(() => null);
      if (left) return;
      setPlace(found?.place ?? null);
      if (found?.place) timer = setTimeout(look, NEXT_LOOK_MS);
    }
    timer = setTimeout(look, FIRST_LOOK_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [attemptId]);
  return place;
}
