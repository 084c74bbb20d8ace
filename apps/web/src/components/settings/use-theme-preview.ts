"use client";

import type { Theme } from "@foothold/core/people";
import { useLayoutEffect } from "react";

/** Shows a theme at once, and goes back to the saved one, before anything is painted, when the page is left without saving. */
export function useThemePreview(chosen: Theme, saved: Theme) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = chosen;
    return () => {
      dataset.theme = saved;
    };
  }, [chosen, saved]);
}
