"use client";

import type { Signal } from "@foothold/core/signals";
import { useEffect, useEffectEvent } from "react";
import { fieldsOf } from "../json/fields-of.ts";

type Topic = Signal["topic"];
type Hear = () => void;

/** Polling as well, in case events are blocked or were missed. */
const LOOK_AGAIN_MS = 10_000;

const hearers = new Map<Hear, Topic>();
let source: EventSource | null = null;
let lookingAgain: ReturnType<typeof setInterval> | null = null;

/** Calls `hear` when something of the topic may have changed; `hear` then loads the current state. */
export function useLive(topic: Topic, hear: Hear): void {
  const onChange = useEffectEvent(hear);
  useEffect(() => listen(topic, () => onChange()), [topic]);
}

/** Calls `hear` for every change, until the returned function is called. The same function cannot be registered twice. */
export function listen(topic: Topic, hear: Hear): () => void {
  hearers.set(hear, topic);
  // When the stream opens, every listener is called. One that is registered later has missed that call.
  if (source?.readyState === EventSource.OPEN && document.visibilityState === "visible") hear();
  connect();
  return () => {
    hearers.delete(hear);
    connect();
  };
}

/** One connection per page, only while the page is visible: a browser allows few for all its tabs. */
function connect(): void {
  const wanted = hearers.size > 0 && document.visibilityState === "visible";
  if (hearers.size > 0 && lookingAgain === null) {
    lookingAgain = setInterval(() => {
      connect();
      tell();
    }, LOOK_AGAIN_MS);
    document.addEventListener("visibilitychange", connect);
  }
  if (hearers.size === 0 && lookingAgain !== null) {
    clearInterval(lookingAgain);
    lookingAgain = null;
    document.removeEventListener("visibilitychange", connect);
  }
  if (!wanted || source?.readyState === EventSource.CLOSED) {
    source?.close();
    source = null;
  }
  if (wanted && !source) source = opened();
}

function opened(): EventSource {
  const events = new EventSource("/api/live");
  events.addEventListener("open", () => tell());
  events.addEventListener("message", ({ data }) => tell(fieldsOf(JSON.parse(data)).topic));
  return events;
}

function tell(topic?: unknown): void {
  if (document.visibilityState !== "visible") return;
  for (const [hear, about] of hearers) if (topic === undefined || about === topic) hear();
}
