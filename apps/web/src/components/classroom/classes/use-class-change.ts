"use client";

import { useRefresh } from "#components/ui/hooks/use-refresh.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { sendForAnswer } from "#lib/browser/api-client.ts";
import type { ApiPath } from "#lib/browser/api-types.ts";

/** Changes a class with one button and then refreshes the page. */
export function useClassChange() {
  const { busy, failure, send, clearFailure } = useRequest();
  const { refreshing, refresh } = useRefresh();

  /** null when it failed; `failure` says why. */
  const change = (path: ApiPath, method: "POST" | "PUT" | "DELETE" = "POST", body = {}) =>
    send(async () => {
      await sendForAnswer(method, path, body);
      refresh();
      return "changed" as const;
    });

  return { busy: busy || refreshing, failure, change, clearFailure };
}
