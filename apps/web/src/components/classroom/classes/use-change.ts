"use client";

import { useRefresh } from "#components/ui/hooks/use-refresh.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { sendForAnswer } from "#lib/browser/api-client.ts";
import type { ApiPath } from "#lib/browser/api-types.ts";

/** A change of a class by one button; after it the page comes anew from the server. */
export function useChange() {
  const { busy, failure, send, clearFailure } = useRequest();
  const { refreshing, refresh } = useRefresh();

  /** null: it did not work, and `failure` says why. */
  const change = (path: ApiPath, method: "POST" | "DELETE" = "POST") =>
    send(async () => {
      await sendForAnswer(method, path, {});
      refresh();
      return "changed" as const;
    });

  return { busy: busy || refreshing, failure, change, clearFailure };
}
