"use client";

import type { ChatUnit } from "@foothold/core/chat";
import { hasManyParts, readRequestShape } from "@foothold/core/request-shape";
import type { PlanView } from "@foothold/core/subtasks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { useLive } from "#lib/browser/live.ts";

type Options = {
  /** Returns the conversation's id, and begins a conversation if there is none. */
  ensure: () => Promise<string>;
  /** Called when the results have become a message of the conversation. */
  onMerged: () => void;
};

/** The newest plan of a conversation, kept up to date by signals. */
export function usePlan(
  { unitType }: ChatUnit,
  conversationId: string | undefined,
  { ensure, onMerged }: Options,
) {
  const [plan, setPlan] = useState<PlanView | null>(null);
  const loading = useRef({ isUnderWay: false, isStale: false });
  const isPlannable = unitType === "SolveProblem";

  function show(next: PlanView | null): void {
    const isMerged = next?.status === "completed" && plan !== null && plan.status !== "completed";
    setPlan(next);
    if (isMerged) onMerged();
  }

  const showLoaded = useEffectEvent(show);

  /** Loads the plan. Signals that arrive meanwhile lead to one more load. */
  const load = useEffectEvent(async () => {
    if (!conversationId || !isPlannable) return;
    const now = loading.current;
    now.isStale = now.isUnderWay;
    if (now.isUnderWay) return;
    now.isUnderWay = true;
    const path = `/api/conversations/${conversationId}/subtasks` as const;
    const found = await callApi("GET", path).catch(() => null);
    now.isUnderWay = false;
    if (found) showLoaded(found.plan);
    if (now.isStale) void load();
  });

  useEffect(() => {
    if (conversationId) void load();
  }, [conversationId]);
  useLive("subtasks", () => void load());

  return {
    /** The plan to show. A finished plan is not shown, because its result is a message of the conversation. */
    plan: plan && ["completed", "stopped"].includes(plan.status) ? null : plan,
    show,
    /** Whether a message may be too large for one reply. */
    mayNeedPlan: (message: string) =>
      isPlannable && (readRequestShape(message) !== null || hasManyParts(message)),
    /** Plans a request; false for one that needs no plan. */
    async make(message: string): Promise<boolean> {
      const id = await ensure();
      const answer = await callOnce("POST", `/api/conversations/${id}/subtasks`, { message });
      setPlan(answer.plan);
      return answer.plan !== null;
    },
  };
}
