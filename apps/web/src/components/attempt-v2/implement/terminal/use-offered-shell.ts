"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { useEffect, useRef } from "react";
import { offerShell, useWorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import type { Engine } from "../engine/use-engine.ts";
import { workspaceStore } from "../files/workspace-store.ts";
import { lazyShell } from "./lazy-shell.ts";

/** Makes the attempt's shell available to the whole page. Its code is loaded at the first command. */
export function useOfferedShell(attempt: AttemptView, problem: ProblemView, engine: Engine) {
  const { id, language } = attempt;
  const latest = useRef({ problem, engine });
  latest.current = { problem, engine };

  useEffect(() => {
    const load = async () => {
      const { createWorkspaceShell } = await import("./create-workspace-shell.ts");
      return createWorkspaceShell({
        store: workspaceStore(id),
        problem: latest.current.problem,
        language,
        openRunner: () => latest.current.engine.open(),
      });
    };
    return offerShell(
      id,
      lazyShell(load, (listed) => workspaceStore(id).put(listed)),
    );
  }, [id, language]);

  return useWorkspaceShell(id);
}
