"use client";

import { useEffect, useState } from "react";

const keyOf = (attemptId: string, field: string) => `foothold:draft:${attemptId}:${field}`;

/** What is being typed, kept in this browser with every key, until it has been sent. */
export function useDraft(attemptId: string, field: string, sent: string) {
  const key = keyOf(attemptId, field);
  const [text, setText] = useState(sent);

  useEffect(() => {
    const kept = read(key);
    if (kept !== null) setText(kept);
  }, [key]);

  return {
    text,
    write(next: string) {
      setText(next);
      keep(key, next);
    },
    /** After it was sent: what the server has is now the truth. */
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
