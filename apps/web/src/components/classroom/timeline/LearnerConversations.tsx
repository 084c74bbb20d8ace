"use client";

import type { ViewedConversation } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { useState } from "react";
import { ReadConversation } from "#components/shared/chat/ReadConversation.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

const EXCHANGES_SHOWN = 100;

type Props = { attemptId: string; language: Language };

/** What the learner and the coach said about an attempt. Loaded when it is opened, because each view is audited. */
export function LearnerConversations({ attemptId, language }: Props) {
  const [found, setFound] = useState<readonly ViewedConversation[] | null>(null);
  const { failure, send } = useRequest();

  async function load() {
    if (found) return;
    const base = `/api/learners/attempts/${attemptId}/conversations` as const;
    const viewed = await send(async () => {
      const { items } = await callApi("GET", base);
      return Promise.all(
        items.map(({ id }) => callApi("GET", `${base}/${id}?limit=${EXCHANGES_SHOWN}`)),
      );
    });
    if (viewed) setFound(viewed);
  }

  return (
    <section className="mt-8 max-w-3xl">
      <Disclosure summary="Conversations with the coach" onOpen={() => void load()}>
        {failure && <FailureNotice failure={failure} />}
        {!found && !failure && <p className="text-small text-ink-soft">Loading…</p>}
        {found?.length === 0 && (
          <p className="text-small text-ink-soft">The learner did not write to the coach here.</p>
        )}
        {found?.map((viewed) => (
          <ReadConversation key={viewed.conversation.id} viewed={viewed} language={language} />
        ))}
      </Disclosure>
    </section>
  );
}
