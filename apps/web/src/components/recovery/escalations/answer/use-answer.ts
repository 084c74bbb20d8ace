"use client";

import type { QuickOption } from "@foothold/core/recovery";
import { useRef, useState } from "react";
import { useKeptText } from "#components/ui/form/use-kept-text.ts";
import { ApiError, callApi } from "#lib/browser/api-client.ts";

export type Composed = {
  text: string;
  steps: string[];
  warning: { kind: string; evidence: string } | null;
};

/** `guidanceId` null: for this learner alone. */
export type Given = Pick<Composed, "text" | "steps"> & { guidanceId: string | null };

type Doing = "claim" | "release" | "preview" | "send";

/** Everything an instructor does with one escalation, one thing at a time. What is written stays until it is sent. */
export function useAnswer(escalationId: string) {
  const path = `/api/escalations/${escalationId}` as const;
  const kept = useKeptText(`foothold:draft:answer:${escalationId}`, "");
  const { text } = kept;
  const [option, setOption] = useState<QuickOption>("free-text");
  const [suggested, setSuggested] = useState("");
  const [preview, setPreview] = useState<Composed | null>(null);
  const [sent, setSent] = useState<Given | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Raised by every choice and every stroke: what was asked for before comes too late.
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

  const compose = (body: { option: QuickOption; text: string }) =>
    callApi<Composed>("POST", `${path}/preview`, body);

  function write(words: string) {
    turn.current += 1;
    kept.write(words);
    setPreview(null);
  }

  async function suggest(chosen: QuickOption) {
    const asked = turn.current;
    const { text: words } = await compose({ option: chosen, text: "" });
    if (asked !== turn.current) return;
    setSuggested(words);
    write(words);
  }

  return {
    ...{ option, text, preview, sent, doing, failure },
    write,
    claim: () => attempt("claim", () => callApi("POST", `${path}/claim`, {})),
    release: () => attempt("release", () => callApi("POST", `${path}/release`, {})),
    /** The option's own words, to be changed at will. What one has written oneself stays. */
    choose(chosen: QuickOption) {
      if (doing === "send") return;
      const own = text.trim() !== "" && text !== suggested;
      setOption(chosen);
      // The words of one option are never sent under the name of another.
      write(own || chosen === "free-text" ? text : "");
      if (!own && chosen !== "free-text") void tried(() => suggest(chosen));
    },
    look: () =>
      attempt("preview", async () => {
        const asked = turn.current;
        const composed = await compose({ option, text });
        if (asked === turn.current) setPreview(composed);
      }),
    /** What gives the solution away is looked at before it is sent. */
    send: () =>
      attempt("send", async () => {
        const composed = preview ?? (await compose({ option, text }));
        if (!preview && composed.warning) return setPreview(composed);
        setSent(await callApi<Given>("POST", `${path}/answer`, { option, text }));
        kept.forget();
      }),
  };
}

export type Answering = ReturnType<typeof useAnswer>;
