import type { KeyboardEvent } from "react";

/** Ctrl + Enter, on a Mac ⌘ + Enter: sends what is written. */
export function isSendKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}
