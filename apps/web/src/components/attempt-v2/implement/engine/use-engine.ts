"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineProgress } from "#lib/browser/browser-runner.ts";

export type EngineRunner = Awaited<
  ReturnType<typeof import("#lib/browser/browser-runner.ts").openBrowserRunner>
>;
export type Engine = ReturnType<typeof useEngine>;

/** The engine that runs programs in this browser: fetched when first needed, and kept until the page is left. */
export function useEngine(problem: ProblemView, { language }: Pick<AttemptView, "language">) {
  const [progress, setProgress] = useState<EngineProgress | null>(null);
  const opening = useRef<Promise<EngineRunner> | null>(null);
  const prepared = useRef(false);

  const close = useCallback(() => {
    void opening.current?.then((runner) => runner.close()).catch(() => undefined);
    opening.current = null;
  }, []);

  useEffect(() => close, [close]);

  function open(): Promise<EngineRunner> {
    if (opening.current) return opening.current;
    const asked = import("#lib/browser/browser-runner.ts").then(({ openBrowserRunner }) =>
      openBrowserRunner({ checker: problem.comparison.checker, onProgress: setProgress }),
    );
    opening.current = asked;
    // The next run tries again.
    asked.catch(() => {
      if (opening.current === asked) opening.current = null;
    });
    return asked;
  }

  return {
    /** How much of the engine has been fetched; null before it is known. */
    progress,
    open,
    /** After a failure, so that the next run fetches the engine again. */
    close,
    /** Called while typing: the engine is loaded before the first run. */
    prepare() {
      if (prepared.current || opening.current || savesData()) return;
      // Tried once; after a failure the next run tries again, not every key.
      prepared.current = true;
      const asked = open();
      void asked
        .then((runner) => runner.preload(language))
        .catch(() => {
          // A run will show the same failure.
          if (opening.current === asked) close();
        });
    },
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
