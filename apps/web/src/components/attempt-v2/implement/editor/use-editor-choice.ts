"use client";

import { useEffect, useState } from "react";

export type KeyBindings = "usual" | "vim";
export type EditorChoice = { plain: boolean; fontSize: number; keys: KeyBindings };

const KEY = "foothold:editor";
export const fontSizes: readonly number[] = [12, 14, 16, 18, 22];
const usual: EditorChoice = { plain: false, fontSize: 14, keys: "usual" };

/** How this person likes to write code, remembered in this browser. */
export function useEditorChoice() {
  const [choice, setChoice] = useState<EditorChoice | null>(null);
  useEffect(() => setChoice(read()), []);
  return {
    /** null until the browser has said what was chosen, so that no editor is loaded in vain. */
    choice,
    change(part: Partial<EditorChoice>) {
      const next = { ...(choice ?? usual), ...part };
      setChoice(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Forbidden storage: the choice holds until the page is left.
      }
    },
  };
}

function read(): EditorChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<EditorChoice>;
    const fontSize = fontSizes.find((size) => size === kept.fontSize) ?? usual.fontSize;
    // A finger and a phone's keyboard do better with what they know.
    const plain = kept.plain ?? matchMedia("(pointer: coarse)").matches;
    return { plain, fontSize, keys: kept.keys === "vim" ? "vim" : "usual" };
  } catch {
    return usual;
  }
}
