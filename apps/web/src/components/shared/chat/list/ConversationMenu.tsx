"use client";

import type { ChatUnit, ConversationView } from "@foothold/core/chat";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import type { AnswerOf } from "#lib/browser/api-types.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { ConversationRow } from "./ConversationRow.tsx";

type Listed = AnswerOf<"GET", "/api/conversations">["items"];

type Props = {
  unit: ChatUnit;
  current: ConversationView;
  busy: boolean;
  /** undefined: the current conversation. */
  onOpen: (conversationId?: string) => void;
};

/** The conversations about a unit: to open, search, rename, export and delete. */
export function ConversationMenu({ unit, current, busy, onOpen }: Props) {
  const [items, setItems] = useState<Listed | null>(null);
  const [search, setSearch] = useState("");
  const request = useRequest();

  async function load() {
    const words = search.trim();
    const query = new URLSearchParams({ ...unit, limit: "50", ...(words && { search: words }) });
    const page = await request.send(() => callApi("GET", `/api/conversations?${query}`));
    if (page) setItems(page.items);
  }

  async function begin() {
    const answer = await request.send(() => callOnce("POST", "/api/conversations", unit));
    if (!answer) return;
    setItems(null);
    onOpen(answer.conversation.id);
  }

  function find(event: FormEvent) {
    event.preventDefault();
    void load();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="quiet"
          className="px-2"
          aria-expanded={items !== null}
          onClick={() => (items ? setItems(null) : void load())}
        >
          Conversations
        </Button>
        <Button size="small" variant="quiet" className="px-2" busy={busy} onClick={begin}>
          New conversation
        </Button>
      </div>
      {request.failure && <FailureNotice failure={request.failure} />}
      {items && (
        <section aria-label="Conversations" className="rounded-middle border border-line p-3">
          <form onSubmit={find}>
            <TextField
              label="Search conversations"
              name="search"
              type="search"
              hint="Enter searches."
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </form>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {items.map((item) => (
              <ConversationRow
                key={item.id}
                conversation={item}
                isCurrent={item.id === current.id}
                onOpen={() => {
                  setItems(null);
                  onOpen(item.id);
                }}
                onChanged={() => {
                  void load();
                  onOpen(current.id);
                }}
                onDeleted={() => {
                  setItems(null);
                  onOpen(item.id === current.id ? undefined : current.id);
                }}
              />
            ))}
          </ul>
          {items.length === 0 && (
            <p className="text-small text-ink-soft">No conversation has these words.</p>
          )}
        </section>
      )}
    </div>
  );
}
