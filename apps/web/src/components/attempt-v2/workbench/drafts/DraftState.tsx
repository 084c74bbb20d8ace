"use client";

import { useContext, useSyncExternalStore } from "react";
import { DraftsContext } from "./DraftsProvider.tsx";
import type { DraftStore, Keeping } from "./draft-store.ts";

const words: Record<Keeping["state"], string> = {
  saved: "",
  unsaved: "Kept in this browser",
  saving: "Saving",
  failed: "Kept in this browser, not saved yet",
};

/** Where what is typed has got to; says nothing until something has been typed. */
export function DraftState({ path }: { path: string }) {
  const store = useContext(DraftsContext);
  return store && <State store={store} path={path} />;
}

function State({ store, path }: { store: DraftStore; path: string }) {
  const keeping = useSyncExternalStore(store.subscribe, store.keeping, store.keeping);
  const everSaved = useSyncExternalStore(store.subscribe, store.hasSaved, store.hasSaved);
  const signedOut = keeping.state === "failed" && keeping.failure.signInAgain;
  return (
    <p role="status" className="text-tiny text-ink-faint">
      {keeping.state === "saved" ? (everSaved ? "Draft saved" : "") : words[keeping.state]}
      {signedOut && (
        <>
          {". "}
          <a
            className="font-semibold text-accent underline"
            href={`/sign-in?next=${encodeURIComponent(path)}`}
          >
            Sign in again
          </a>
          {" and you come back to this place, with your text as it is now."}
        </>
      )}
    </p>
  );
}
