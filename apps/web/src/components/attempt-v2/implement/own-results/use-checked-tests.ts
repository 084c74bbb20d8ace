"use client";

import type { CheckedTests } from "@foothold/core/attempt";
import { useEffect, useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { workspaceStore } from "../files/workspace-store.ts";

export type CheckState =
  | { state: "checking" | "failed" }
  | { state: "done"; checked: CheckedTests };

/** After each run, has the server check whether the learner's expected values are right. */
export function useCheckedTests(attemptId: string, run: object): CheckState {
  const [found, setFound] = useState<{ run: object; is: CheckState } | null>(null);
  useEffect(() => {
    let isOld = false;
    const put = (is: CheckState) => {
      if (!isOld) setFound({ run, is });
    };
    check(attemptId).then(
      (checked) => put({ state: "done", checked }),
      (thrown: unknown) => {
        if (!(thrown instanceof ApiError)) throw thrown;
        put({ state: "failed" });
      },
    );
    return () => {
      isOld = true;
    };
  }, [attemptId, run]);
  return found?.run === run ? found.is : { state: "checking" };
}

async function check(attemptId: string): Promise<CheckedTests> {
  await workspaceStore(attemptId).saveAll();
  return callApi("POST", `/api/attempts/${attemptId}/files/check-tests`);
}
