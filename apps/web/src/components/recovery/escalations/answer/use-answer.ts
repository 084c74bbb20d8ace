"use client";

import type { ComposedAnswer, QuickOption } from "@foothold/core/recovery";
import { useRef, useState } from "react";
import { useStoredText } from "#components/ui/form/use-stored-text.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { needsLook, noSharing, type Sharing, sharedPart } from "./sharing.ts";

/** `guidanceId` null: nothing of the answer was shared. */
export type Given = Pick<ComposedAnswer, "text" | "steps"> & { guidanceId: string | null };

type Doing = "claim" | "release" | "preview" | "send";

/** What an instructor can do with one escalation, one request at a time. The text is stored in this browser until it is sent. */
export function useAnswer(escalationId: string) {
  const path = `/api/escalations/${escalationId}` as const;
  const kept = useStoredText(`foothold:draft:answer:${escalationId}`, "");
  const { text } = kept;
  const [option, setOption] = useState<QuickOption>("free-text");
  const [sharing, setSharing] = useState<Sharing>(noSharing);
  const [steps, setSteps] = useState<readonly string[]>([]);
  const [suggested, setSuggested] = useState("");
  const [preview, setPreview] = useState<ComposedAnswer | null>(null);
  const [sent, setSent] = useState<Given | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Counts choices and edits. An answer to a request from an earlier turn is ignored.
  const turn = useRef(0);

  async function tried<T>(work: () => Promise<T>): Promise<T | null> {
    setFailure(null);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      return null;
    }
  }

  async function attempt<T>(what: Doing, work: () => Promise<T>): Promise<T | null> {
    if (doing) return null;
    setDoing(what);
    try {
      return await tried(work);
    } finally {
      setDoing(null);
    }
  }

  const listed = steps.map((step) => step.trim()).filter(Boolean);
  const suggestedSteps = listed.length > 0 ? { suggestedSteps: listed } : {};
  const given = () => ({ option, text, ...suggestedSteps, ...sharedPart(sharing) });
  const compose = (body: ReturnType<typeof given>) => callApi("POST", `${path}/preview`, body);

  function write(words: string) {
    turn.current += 1;
    kept.write(words);
    setPreview(null);
  }

  async function suggest(chosen: QuickOption) {
    const asked = turn.current;
    const { text: words } = await compose({ option: chosen, text: "" });
    if (asked !== turn.current) return;
    setSteps([]);
    setSuggested(words);
    write(words);
  }

  return {
    ...{ option, text, steps, sharing, preview, sent, doing, failure },
    write,
    writeSteps(changed: readonly string[]) {
      turn.current += 1;
      setSteps(changed);
      setPreview(null);
    },
    /** Starts from the words and steps of an earlier note. */
    reuse(note: { words: string; steps: readonly string[] }) {
      setOption("free-text");
      setSteps(note.steps);
      write(note.words);
    },
    /** What was found in a part for others is shown until that part changes. */
    share(changed: Sharing) {
      turn.current += 1;
      setSharing(changed);
      if (changed.text !== sharing.text || changed.on !== sharing.on) setPreview(null);
    },
    claim: () => attempt("claim", () => callApi("POST", `${path}/claim`, {})),
    release: () => attempt("release", () => callApi("POST", `${path}/release`, {})),
    /** Fills in the option's suggested text, unless the instructor has written their own. */
    choose(chosen: QuickOption) {
      if (doing === "send") return;
      const own = text.trim() !== "" && text !== suggested;
      setOption(chosen);
      // A suggested text is cleared, so that it is never sent with another option.
      write(own || chosen === "free-text" ? text : "");
      if (!own && chosen !== "free-text") void tried(() => suggest(chosen));
    },
    look: () =>
      attempt("preview", async () => {
        const asked = turn.current;
        const composed = await compose(given());
        if (asked === turn.current) setPreview(composed);
      }),
    /** What gives the solution away, or tells whom it was for, is shown before it can be sent. */
    send: () =>
      attempt("send", async () => {
        const composed = preview ?? (await compose(given()));
        if ((!preview && composed.warning) || needsLook(composed, sharing)) {
          return setPreview(composed);
        }
        setSent(await callApi("POST", `${path}/answer`, given()));
        kept.forget();
      }),
  };
}

export type Answering = ReturnType<typeof useAnswer>;
