"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { useEffect, useRef } from "react";
import {
  offerShell,
  useWorkspaceShell,
  type WorkspaceShell,
} from "#components/shared/workspace/workspace-shell.ts";
import type { Engine } from "../engine/use-engine.ts";
import { workspaceStore } from "../files/workspace-store.ts";

/** Makes the attempt's shell available to the whole page. Its code is loaded at the first command. */
export function useOfferedShell(attempt: AttemptView, problem: ProblemView, engine: Engine) {
  const { id, language } = attempt;
  const latest = useRef({ problem, engine });
  latest.current = { problem, engine };

  useEffect(() => {
    let opening: Promise<WorkspaceShell> | null = null;
    const open = () => {
      opening ??= import("./create-workspace-shell.ts").then(({ createWorkspaceShell }) =>
        createWorkspaceShell({
          store: workspaceStore(id),
          problem: latest.current.problem,
          language,
          openRunner: () => latest.current.engine.open(),
        }),
      );
      return opening;
    };
    return offerShell(id, {
      decide: async (line) => (await open()).decide(line),
      run: async (line, options) => (await open()).run(line, options),
      runProposed: async (line, options) => (await open()).runProposed(line, options),
      putFiles: (listed) => workspaceStore(id).put(listed),
    });
  }, [id, language]);

  return useWorkspaceShell(id);
}
