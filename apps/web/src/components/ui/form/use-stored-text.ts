"use client";

import { useEffect, useState } from "react";

export type StoredText = {
  text: string;
  write(next: string): void;
  /** Call after the text was sent: from then on the server's text counts. */
  forget(): void;
};

/** A text being typed, stored in this browser under `key` until it has been sent. */
export function useStoredText(key: string, sent: string): StoredText {
  const [text, setText] = useState(sent);

  useEffect(() => {
    const kept = read(key);
    if (kept !== null) setText(kept);
  }, [key]);

  return {
    text,
    write(next) {
      setText(next);
      keep(key, next);
    },
    forget: () => keep(key, null),
  };
}

// A browser may refuse storage; typing continues without it.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the text is still on the page.
  }
}
