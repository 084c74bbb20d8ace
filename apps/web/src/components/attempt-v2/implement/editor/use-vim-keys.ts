"use client";

import { useEffect, useRef } from "react";
import { type Editor, openMonaco } from "./open-monaco.ts";

/** Vim's keys while `wanted`; returns a ref for its status line. */
export function useVimKeys(editor: Editor | null, wanted: boolean) {
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const line = status.current;
    if (!wanted || !editor || !line) return;
    let stop: (() => void) | null = null;
    let left = false;
    void import("./vim-mode.ts").then(({ bindVimKeys }) => {
      if (!left) stop = bindVimKeys(openMonaco(), editor, line);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [editor, wanted]);

  return status;
}
