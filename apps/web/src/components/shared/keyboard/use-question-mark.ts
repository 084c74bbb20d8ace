"use client";

import { useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable], .monaco-editor, dialog";

/** Calls back when the question mark is pressed where nothing is being typed. */
export function useQuestionMark(onPress: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      onPress();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onPress]);
}
