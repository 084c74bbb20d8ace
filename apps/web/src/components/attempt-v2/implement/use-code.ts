"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { solutionPath } from "@foothold/core/solution-path";
import { useMemo } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { useOpenText } from "./files/use-open-text.ts";
import { useWorkspace } from "./files/use-workspace.ts";
import { workspaceStore } from "./files/workspace-store.ts";
import { useSavedText } from "./use-saved-text.ts";

/** The solution, which is saved as the attempt's code. */
export function useCode(attempt: Pick<AttemptView, "id" | "code" | "version" | "language">) {
  const { id } = attempt;
  const listed = useWorkspace(id);
  const server = useMemo(() => codeServer(id), [id]);
  const solution = listed?.files.find(({ kind }) => kind === "solution");
  const newer = solution && solution.version > attempt.version;
  const text = useSavedText(
    newer ? { id, code: solution.content, version: solution.version } : attempt,
    server,
  );
  useOpenText(workspaceStore(id), solutionPath[attempt.language], text);
  return text;
}

function codeServer(id: string) {
  const path = `/api/attempts/${id}` as const;
  return {
    async send(code: string, version: number) {
      const saved = await callApi("PUT", `${path}/code`, { code, version });
      workspaceStore(id).wrote({ path: null, content: code, attemptVersion: saved.version });
      return saved.version;
    },
    look: async () => (await callApi("GET", path)).attempt,
  };
}
