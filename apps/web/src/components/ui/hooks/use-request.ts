"use client";

import { useState } from "react";
import type { ApiError } from "#lib/browser/api-error.ts";
import { sendOneAtATime } from "./send-one-at-a-time.ts";

/** One request at a time: whether it is under way, and how the last one failed. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [send] = useState(() => sendOneAtATime({ setBusy, setFailure }));

  return { busy, failure, send, clearFailure: () => setFailure(null) };
}
