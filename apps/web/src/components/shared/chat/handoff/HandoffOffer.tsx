"use client";

import type { ConversationView } from "@foothold/core/chat";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { percentText } from "#components/ui/percent-text.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { HandoffDialog } from "./HandoffDialog.tsx";

type Props = {
  conversation: ConversationView;
  /** Opens a conversation, with words for its input. */
  onMoved: (conversationId: string, prefill: string) => void;
};

/** Offers a new conversation: early as a line that can be ignored, at the limit as a dialog. */
export function HandoffOffer({ conversation, onMoved }: Props) {
  const { id, offer } = conversation;
  const { busy, failure, send } = useRequest();
  const [isAsked, setAsked] = useState(false);
  if (!offer) return null;
  const base = `/api/conversations/${id}` as const;

  async function handOff() {
    const answer = await send(() => callOnce("POST", `${base}/handoff`, {}));
    if (answer) onMoved(answer.conversation.id, answer.prefill);
  }

  async function stay(how: "extend" | "decline-handoff") {
    if (await send(() => callOnce("POST", `${base}/${how}`, {}))) onMoved(id, "");
  }

  if (offer.when === "early" && !isAsked) {
    return (
      <Notice tone="info" title={`This conversation is ${percentText(offer.share)} full`}>
        <p>A step is just done, so this is a good moment for a fresh one.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => setAsked(true)}>
            What are my choices?
          </Button>
          <Button size="small" variant="quiet" busy={busy} onClick={() => stay("decline-handoff")}>
            Not now
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <HandoffDialog
      full={percentText(offer.share)}
      because={offer.because}
      busy={busy}
      failure={failure && <FailureNotice failure={failure} />}
      onHandOff={handOff}
      onExtend={() => stay("extend")}
      onCancel={() => stay("decline-handoff")}
    />
  );
}
