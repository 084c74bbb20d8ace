import type { Exchange } from "@foothold/core/chat";
import type { Dispatch } from "react";
import { findShell } from "#components/shared/workspace/workspace-shell.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import type { ChatAction } from "./chat-state.ts";
import { failureOf } from "./failure-of.ts";

/** Starts commands of a reply; this tab runs them. */
export async function startBatch(
  dispatch: Dispatch<ChatAction>,
  { id: exchangeId, conversationId }: Pick<Exchange, "id" | "conversationId">,
  { places, isAutomatic = false }: { places: readonly number[]; isAutomatic?: boolean },
): Promise<void> {
  const path = `/api/conversations/${conversationId}/batches` as const;
  const { batch } = await callOnce("POST", path, { exchangeId, places, isAutomatic });
  dispatch({ type: "batch-changed", batch });
  dispatch({ type: "batch-driven", drivenId: batch.id });
}

/** Starts a reply's commands without a click, if the learner's settings allow it. A refusal is not shown. */
export async function autoRun(
  dispatch: Dispatch<ChatAction>,
  exchange: Exchange,
  attemptId: string,
): Promise<void> {
  if (!exchange.reply.commands?.length || !findShell(attemptId)) return;
  const { choosePlaces } = await import("../commands/choose-places.ts");
  await failureOf(async () => {
    const places = await choosePlaces(exchange);
    if (places.length > 0) await startBatch(dispatch, exchange, { places, isAutomatic: true });
  });
}
