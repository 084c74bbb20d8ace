"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useDraftStore } from "./use-draft-store.ts";

const FIELD_LENGTH = 200;

/** The name of the draft of an answer to the coach. */
export function followupDraft(question: string): string {
  return `followup:${question}`.slice(0, FIELD_LENGTH);
}

/** The draft of one field: stored in this browser at once and on the server within seconds, until it has been sent. */
export function useDraft(attemptId: string, field: string, sent: string) {
  const store = useDraftStore(attemptId);
  const read = () => store.field(field);
  const state = useSyncExternalStore(store.subscribe, read, () => store.renderedField(field));
  const [forgotten, setForgotten] = useState<{ text: string; over: string } | null>(null);
  // What was just sent stays on the page until the server's text has arrived.
  const settled = forgotten?.over === sent ? forgotten.text : sent;
  const text = state.text ?? settled;
  const other = state.other && (state.other.text ?? sent);

  useEffect(() => {
    if (other === text) store.choose(field, "other");
  }, [store, field, other, text]);

  return {
    text,
    write(next: string) {
      setForgotten(null);
      store.write(field, next);
    },
    /** Call after the text was sent: from then on the server's text counts, except for what was typed meanwhile. */
    forget(handedIn = store.field(field).text ?? settled) {
      setForgotten({ text: handedIn, over: sent });
      store.forget(field, handedIn);
    },
    /** A different text for the same field from another tab or device. */
    other,
    choose: (which: "mine" | "other") => store.choose(field, which),
  };
}
