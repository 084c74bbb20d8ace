"use client";

import { useContext, useRef, useState } from "react";
import type { AnswerOf, ApiPath, KnownPath, Method } from "#lib/browser/api-types.ts";
import { newKey, sendOnce } from "#lib/browser/call-once.ts";
import { OutdatedPage } from "./outdated-page.ts";
import { useRefresh } from "./use-refresh.ts";
import { useRequest } from "./use-request.ts";

/** `streamed`: `said` holds the answer's text while it arrives. */
type Options<Called> = { method?: Called; streamed?: boolean };
/** A verb that has a route below the base. */
type KnownVerb<Called extends Method, Base extends string, Verb extends string> = [
  KnownPath<Called, `${Base}/${Verb}`>,
] extends [never]
  ? never
  : Verb;
type Sent = { what: string; key: string };

/** Changes what is at `base`, one change at a time, and refreshes the page; `busy` ends when the new page is shown. */
export function useApiMove<const Base extends ApiPath>(base: Base) {
  const { busy, failure, send, clearFailure } = useRequest();
  const { refreshing, refresh } = useRefresh();
  const onOutdated = useContext(OutdatedPage);
  const [cancelled, setCancelled] = useState(false);
  const [said, setSaid] = useState("");
  const stopping = useRef<AbortController | null>(null);
  // A request without an answer, which may have been done: sent again, it gets the same key, so that it counts once.
  const unanswered = useRef<Sent | null>(null);

  /** Returns null when it was cancelled, or failed and `failure` says why. */
  function move<const Verb extends string, Called extends "POST" | "PUT" = "POST">(
    verb: Verb & KnownVerb<Called, Base, Verb>,
    body: Record<string, unknown> = {},
    { method, streamed = false }: Options<Called> = {},
  ): Promise<AnswerOf<Called, `${Base}/${Verb}`> | null> {
    const sent = withKey(unanswered.current, `${verb} ${JSON.stringify(body)}`);
    return send(
      async () => {
        const controller = new AbortController();
        stopping.current = controller;
        unanswered.current = null;
        setCancelled(false);
        setSaid("");
        const below: ApiPath = base;
        const path: ApiPath = `${below}/${String(verb)}`;
        const answer = await sendOnce<AnswerOf<Called, `${Base}/${Verb}`>>(
          method ?? "POST",
          path,
          body,
          {
            key: sent.key,
            signal: controller.signal,
            ...(streamed && { onText: (piece) => setSaid((before) => before + piece) }),
          },
        );
        refresh();
        return answer;
      },
      (error) => {
        if (error.answerLost) unanswered.current = sent;
        if (error.isPageOutdated) {
          onOutdated(body);
          refresh();
        }
        if (error.code !== "cancelled") return error;
        setCancelled(true);
        return null;
      },
    );
  }

  return {
    busy: busy || refreshing,
    failure,
    move,
    clearFailure,
    /** The part of a streamed answer that has arrived. */
    said,
    /** Stops waiting; the server stops its work too. */
    cancel: () => stopping.current?.abort(),
    cancelled,
  };
}

function withKey(before: Sent | null, what: string): Sent {
  return before?.what === what ? before : { what, key: newKey() };
}
