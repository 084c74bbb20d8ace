"use client";

import type { ChatUnit, CommandBatchView, Exchange } from "@foothold/core/chat";
import type { StreamPart } from "@foothold/core/coach";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useRefresh } from "#components/ui/hooks/use-refresh.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce, newKey } from "#lib/browser/call-once.ts";
import type { ChatFiles } from "../reply/changes/chat-files.ts";
import { applyChanges, autoApply, discardChanges } from "./change-files.ts";
import { isDrawing, pictureActions } from "./change-pictures.ts";
import { isUnfinished, nextChatState, unloadedChat } from "./chat-state.ts";
import { failureOf } from "./failure-of.ts";
import { loadCurrent, loadPage } from "./load-conversation.ts";
import { tellOtherTabs, useOtherTabs } from "./other-tabs.ts";
import { autoRun, startBatch } from "./start-batch.ts";

/** How often the page asks for an answer whose stream goes to another tab or was cut off. */
const LOOK_EVERY_MS = 1_000;

type Sent = { what: string; key: string };
type SendOptions = { isAutomatic?: boolean; onStored?: () => void };

/** The conversation about a unit: what was said, and what can be done with it. */
export function useConversation(unit: ChatUnit, files?: ChatFiles) {
  const { unitType, unitId } = unit;
  const [state, dispatch] = useReducer(nextChatState, unloadedChat);
  const { busy, failure, send: request, clearFailure } = useRequest();
  const { refresh } = useRefresh();
  // A message without an answer gets the same key when it is sent again, so that it counts once.
  const unanswered = useRef<Sent | null>(null);
  const conversationId = state.conversation?.id;
  const page = { dispatch, files };

  /** A failure is not shown: the page keeps what it has. */
  async function open(id?: string): Promise<void> {
    await failureOf(async () => {
      const found = id ? await loadPage(id) : await loadCurrent({ unitType, unitId });
      dispatch(found ? { type: "opened", ...found } : { type: "closed" });
    });
  }

  const openAgain = useEffectEvent((id?: string) => void open(id));
  useEffect(() => {
    if (unitId) openAgain();
  }, [unitId]);
  useOtherTabs(unitId, () => {
    if (!busy) openAgain(conversationId);
  });

  const runningId = busy ? undefined : state.exchanges.find(isUnfinished)?.id;
  const lookedAtId = runningId ?? state.exchanges.find(isDrawing)?.id;
  const look = useEffectEvent(async (exchangeId: string) => {
    if (!conversationId) return;
    const path = `/api/conversations/${conversationId}/exchanges/${exchangeId}` as const;
    const found = await callApi("GET", path).catch(() => null);
    if (!found) return;
    dispatch({ type: "exchange-changed", exchange: found.exchange });
    if (exchangeId === runningId && !isUnfinished(found.exchange)) void open(conversationId);
  });
  useEffect(() => {
    if (busy || !lookedAtId) return;
    const timer = setInterval(() => void look(lookedAtId), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [busy, lookedAtId]);

  function hear(part: StreamPart, onStored?: () => void): void {
    if (part.type === "progress") dispatch({ type: "progressed", progress: part });
    if (part.type === "reply") dispatch({ type: "reply-grew", reply: part.reply });
    if (part.type !== "begun") return;
    dispatch({ type: "begun", exchange: part.exchange });
    onStored?.();
    tellOtherTabs(unitId);
  }

  type Path =
    | `/api/conversations/${string}/messages`
    | `/api/conversations/${string}/exchanges/${string}/retry`;

  async function ask(
    message: string,
    pathIn: (id: string) => Path,
    body: Record<string, unknown>,
    onStored?: () => void,
  ): Promise<boolean> {
    const what = `${message} ${JSON.stringify(body)}`;
    const sent = unanswered.current?.what === what ? unanswered.current : { what, key: newKey() };
    unanswered.current = sent;
    let answered: Exchange | null = null;
    const done = await request(async () => {
      dispatch({ type: "asked", message });
      const id = conversationId ?? (await begin());
      const { exchange } = await callOnce("POST", pathIn(id), body, {
        key: sent.key,
        onPart: (part) => hear(part, onStored),
      });
      dispatch({ type: "begun", exchange });
      onStored?.();
      answered = exchange;
      unanswered.current = null;
      return id;
    });
    dispatch({ type: "sending-ended" });
    if (answered) await autoApply(page, answered);
    if (answered) await autoRun(dispatch, answered, unitId);
    if (done ?? conversationId) await open(done ?? conversationId);
    tellOtherTabs(unitId);
    // A page cannot be loaded again from a server that does not answer.
    if (done !== null) refresh();
    return done !== null;
  }

  /** A message may be sent before the page knows of the conversation that goes on: it belongs to that one. */
  async function begin(): Promise<string> {
    const current = state.isLoaded ? null : await loadCurrent({ unitType, unitId });
    if (current && !current.conversation.isClosed) {
      dispatch({ type: "opened", ...current });
      return current.conversation.id;
    }
    const { conversation } = await callOnce("POST", "/api/conversations", { unitType, unitId });
    dispatch({ type: "opened", conversation, exchanges: [], earlier: null, batch: null });
    return conversation.id;
  }

  /** Tells the coach how a command ended. Returns null if that failed. */
  async function supervise({ id, conversationId: of }: CommandBatchView, place: number) {
    const path = `/api/conversations/${of}/batches/${id}/supervise` as const;
    const told = await request(() => callOnce("POST", path, { place }, { onPart: hearSupervised }));
    dispatch({ type: "sending-ended" });
    if (!told) return null;
    if (told.exchange) {
      await autoApply(page, told.exchange);
      await open(of);
      tellOtherTabs(unitId);
      refresh();
    }
    dispatch({ type: "batch-changed", batch: told.batch });
    if (told.exchange && told.batch.status === "done")
      await autoRun(dispatch, told.exchange, unitId);
    return told.batch;
  }

  function hearSupervised(part: StreamPart): void {
    if (part.type === "begun") dispatch({ type: "asked", message: part.exchange.message });
    hear(part);
  }

  return {
    ...state,
    supervise,
    putBatch: (batch: CommandBatchView) => dispatch({ type: "batch-changed", batch }),
    drive: (drivenId: string | null) => dispatch({ type: "batch-driven", drivenId }),
    /** Returns the failure, which is shown beside the commands, or null. */
    runCommands: (exchange: Exchange, places: readonly number[]) =>
      failureOf(() => startBatch(dispatch, exchange, { places })),
    pictures: (exchange: Exchange, mayDraw: boolean) => pictureActions(dispatch, exchange, mayDraw),
    busy: busy || runningId !== undefined,
    failure,
    clearFailure,
    send: (message: string, { isAutomatic = false, onStored }: SendOptions = {}) =>
      ask(message, (id) => `/api/conversations/${id}/messages`, { message, isAutomatic }, onStored),
    retry: (exchangeId: string, message: string) =>
      ask(message, (id) => `/api/conversations/${id}/exchanges/${exchangeId}/retry`, {}),
    async accept(exchangeId: string): Promise<void> {
      const path = `/api/conversations/${conversationId}/exchanges/${exchangeId}/accept` as const;
      const answer = await request(() => callOnce("POST", path, {}));
      if (answer) dispatch({ type: "exchange-changed", exchange: answer.exchange });
    },
    /** Returns the failure, which is shown beside the change, or null. */
    change: (exchange: Exchange, what: "apply" | "discard", places: number[]) =>
      failureOf(async () => {
        if (what === "apply") {
          await files?.saveFiles();
          await applyChanges(page, exchange, { places });
          refresh();
        } else await discardChanges(page, exchange, places);
        tellOtherTabs(unitId);
      }),
    async loadEarlier(): Promise<void> {
      if (!conversationId || !state.earlier) return;
      const page = await request(() => loadPage(conversationId, state.earlier));
      if (page) dispatch({ type: "earlier-loaded", ...page });
    },
    open,
    /** Returns the conversation's id, and begins a conversation if there is none. */
    ensure: async () => conversationId ?? begin(),
    /** Sends one request at a time. Returns null if it failed; `failure` says why. */
    request,
  };
}

export type Conversation = ReturnType<typeof useConversation>;
