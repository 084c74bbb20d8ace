"use client";

import type { Theme } from "@foothold/core/people";
import { useLayoutEffect } from "react";

/** Previews a theme. Leaving the page without saving restores the saved one before the next paint. */
export function useThemePreview(chosen: Theme, saved: Theme) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = chosen;
    return () => {
      dataset.theme = saved;
    };
  }, [chosen, saved]);
}
