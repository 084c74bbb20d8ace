"use client";

import { useEffect, useState } from "react";
import { readStoredFields } from "#lib/browser/stored-fields.ts";

export type KeyBindings = "usual" | "vim";
export type EditorChoice = { plain: boolean; fontSize: number; keys: KeyBindings };

const KEY = "foothold:editor";
export const fontSizes: readonly number[] = [12, 14, 16, 18, 22];
const usual: EditorChoice = { plain: false, fontSize: 14, keys: "usual" };

/** The chosen kind of editor, stored in this browser. */
export function useEditorChoice() {
  const [choice, setChoice] = useState<EditorChoice | null>(null);
  useEffect(() => setChoice(read()), []);
  return {
    /** null until the stored choice is known, so that the wrong editor is not loaded. */
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
  const kept = readStoredFields(KEY);
  const fontSize = fontSizes.find((size) => size === kept.fontSize) ?? usual.fontSize;
  // On touch screens the plain text area works better.
  const touched = matchMedia("(pointer: coarse)").matches;
  const plain = typeof kept.plain === "boolean" ? kept.plain : touched;
  return { plain, fontSize, keys: kept.keys === "vim" ? "vim" : "usual" };
}
