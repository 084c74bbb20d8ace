"use client";

import type { QuickOption } from "@foothold/core";
import { useState } from "react";
import { ApiError, callApi } from "#lib/api-client.ts";

export type Composed = {
  text: string;
  steps: string[];
  warning: { kind: string; evidence: string } | null;
};

/** `guidanceId` null: for this learner alone. */
export type Given = Pick<Composed, "text" | "steps"> & { guidanceId: string | null };

type Doing = "claim" | "release" | "suggest" | "preview" | "send";

/** Everything an instructor does with one escalation, one thing at a time. */
export function useAnswer(escalationId: string) {
  const path = `/api/escalations/${escalationId}` as const;
  const [option, setOption] = useState<QuickOption>("free-text");
  const [text, setText] = useState("");
  const [preview, setPreview] = useState<Composed | null>(null);
  const [sent, setSent] = useState<Given | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function attempt<T>(what: Doing, work: () => Promise<T>): Promise<T | null> {
    if (doing) return null;
    setDoing(what);
    setFailure(null);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      return null;
    } finally {
      setDoing(null);
    }
  }

  const compose = (body: { option: QuickOption; text: string }) =>
    callApi<Composed>("POST", `${path}/preview`, body);

  return {
    ...{ option, text, preview, sent, doing, failure },
    write(words: string) {
      setText(words);
      setPreview(null);
    },
    claim: () => attempt("claim", () => callApi("POST", `${path}/claim`, {})),
    release: () => attempt("release", () => callApi("POST", `${path}/release`, {})),
    /** The option's own words, to be changed at will. What one has written oneself stays. */
    choose(chosen: QuickOption, overwrite: boolean) {
      setOption(chosen);
      setPreview(null);
      if (chosen === "free-text" || !overwrite) return;
      void attempt("suggest", async () => {
        setText((await compose({ option: chosen, text: "" })).text);
      });
    },
    look: () => attempt("preview", async () => setPreview(await compose({ option, text }))),
    /** What gives the solution away is looked at before it is sent. */
    send: () =>
      attempt("send", async () => {
        const composed = preview ?? (await compose({ option, text }));
        if (!preview && composed.warning) return setPreview(composed);
        setSent(await callApi<Given>("POST", `${path}/answer`, { option, text }));
      }),
  };
}

export type Answering = ReturnType<typeof useAnswer>;
