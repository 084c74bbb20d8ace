"use client";

import { useStoredText } from "#components/ui/form/use-stored-text.ts";
import type { WrittenTexts } from "./use-written-input.ts";

/** The texts of value fields, stored in this browser. */
export function useStoredTexts(
  attemptId: string,
  name: string,
): WrittenTexts & { clear: () => void } {
  const stored = useStoredText(`foothold:input:${attemptId}:${name}`, "{}");
  const texts = parsed(stored.text);
  return {
    texts,
    write: (field, text) => stored.write(JSON.stringify({ ...texts, [field]: text })),
    clear: () => stored.write("{}"),
  };
}

function parsed(text: string): Record<string, string> {
  try {
    const stored: Record<string, string> = JSON.parse(text);
    return stored;
  } catch {
    return {};
  }
}
