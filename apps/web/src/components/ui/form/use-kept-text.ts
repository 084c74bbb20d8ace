"use client";

import { useEffect, useState } from "react";

export type KeptText = {
  text: string;
  write(next: string): void;
  /** After it was sent: what the server has is now the truth. */
  forget(): void;
};

/** What is being typed, kept in this browser under `key` with every stroke, until it has been sent. */
export function useKeptText(key: string, sent: string): KeptText {
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

// A browser may refuse storage; typing goes on without it.
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
