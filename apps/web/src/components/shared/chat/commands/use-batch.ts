"use client";

import type { CommandBatchView } from "@foothold/core/chat";
import { KEPT_OUTPUT_BYTES } from "@foothold/core/command-limits";
import { cutOutput } from "@foothold/core/output";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { WorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { callOnce, newKey } from "#lib/browser/call-once.ts";
import type { Refusal } from "#lib/browser/shell-rules.ts";
import type { Conversation } from "../state/use-conversation.ts";
import { nextMove } from "./next-move.ts";
import { rememberOutput } from "./whole-outputs.ts";

type Asking = { place: number; line: string; refusal: Refusal };
/** A command that has run, with the report that the server has not received yet. */
type Unreported = { batchId: string; place: number; body: Record<string, unknown> };

/** Runs the commands of a batch in a row while this tab is the one that runs it. */
export function useBatch(
  chat: Conversation,
  batch: CommandBatchView,
  shell: WorkspaceShell | null,
) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isStepping, setStepping] = useState(false);
  const stopping = useRef<AbortController | null>(null);
  const unreported = useRef<Unreported | null>(null);
  const isDriven = chat.drivenId === batch.id;
  const path = `/api/conversations/${batch.conversationId}/batches/${batch.id}` as const;

  const goes = isDriven && batch.status === "running" && !chat.busy && !asking && !isStepping;
  const goOn = useEffectEvent(() => void step(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new version of the batch is a new step
  useEffect(() => {
    if (goes && shell) goOn();
  }, [goes, shell, batch.version]);

  /** `isAllowed`: the learner has said that the next command may run. */
  async function step(isAllowed: boolean): Promise<void> {
    setStepping(true);
    setFailure(null);
    try {
      const move = nextMove(batch);
      if (move.type === "none") chat.drive(null);
      else if (move.type === "run") await runNext(move.place, isAllowed);
      else if (!(await chat.supervise(batch, move.place))) chat.drive(null);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      chat.drive(null);
    } finally {
      setStepping(false);
    }
  }

  async function runNext(place: number, isAllowed: boolean): Promise<void> {
    const waits = unreported.current;
    if (waits?.batchId === batch.id && waits.place === place) return report(waits);
    const command = batch.commands[place];
    if (!shell || !command) return;
    if (!isAllowed) {
      const permission = await shell.decide(command.command);
      if (!permission.permitted) {
        return setAsking({ place, line: command.command, refusal: permission });
      }
    }
    const runKey = newKey();
    const takesOver = command.state === "running";
    const begun = await callOnce("POST", `${path}/begin`, { place, runKey, takesOver });
    chat.putBatch(begun.batch);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const ran = await shell.runProposed(command.command, { allowed: isAllowed, signal });
    if (signal.aborted) return;
    const output = ran.status === "ran" ? ran.output : whyNot(ran);
    rememberOutput(batch.id, place, output);
    await report({
      batchId: batch.id,
      place,
      body: {
        place,
        runKey,
        exitCode: ran.status === "ran" ? Math.min(Math.abs(ran.exitCode), 255) : 126,
        output: cutOutput(output, KEPT_OUTPUT_BYTES).text,
        outputBytes: cutOutput(output, 0).leftBytes,
        changes: ran.status === "ran" ? ran.changedFiles : [],
      },
    });
  }

  /** Sends the report. It is kept until the server has it, so that the command need not run again. */
  async function report(done: Unreported): Promise<void> {
    unreported.current = done;
    try {
      const told = await callOnce("POST", `${path}/report`, done.body);
      if (told.files) shell?.putFiles(told.files);
      chat.putBatch(told.batch);
      unreported.current = null;
    } catch (thrown) {
      const isRefused = thrown instanceof ApiError && !thrown.answerLost;
      if (isRefused) unreported.current = null;
      throw thrown;
    }
  }

  async function send(what: "stop" | "skip", body: Record<string, unknown> = {}): Promise<void> {
    try {
      const { batch: after } = await callOnce("POST", `${path}/${what}`, body);
      chat.putBatch(after);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      chat.drive(null);
    }
  }

  return {
    asking,
    failure: failure ?? (isDriven ? null : chat.failure),
    isDriven,
    async answer(isAllowed: boolean): Promise<void> {
      if (!asking) return;
      setAsking(null);
      if (isAllowed) return step(true);
      // Until the server has marked it as skipped, it would be the next one again.
      setStepping(true);
      await send("skip", { place: asking.place });
      setStepping(false);
    },
    async stop(): Promise<void> {
      stopping.current?.abort();
      setAsking(null);
      chat.drive(null);
      await send("stop");
    },
    /** Resumes the batch in this tab, also one that another tab or an earlier visit left unfinished. */
    resume(): void {
      setFailure(null);
      chat.putBatch({ ...batch, status: "running" });
      chat.drive(batch.id);
    },
  };
}

function whyNot(
  ran: { status: "refused"; refusal: Refusal } | { status: "failed"; message: string },
) {
  return ran.status === "refused" ? `not permitted: ${ran.refusal.what}\n` : `${ran.message}\n`;
}
