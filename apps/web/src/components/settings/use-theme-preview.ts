"use client";

import type { Theme } from "@foothold/core";
import { useEffect } from "react";

/** Shows a theme at once, and goes back to the saved one when the page is left without saving. */
export function useThemePreview(chosen: Theme, saved: Theme) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = chosen;
    return () => {
      dataset.theme = saved;
    };
  }, [chosen, saved]);
}
