"use client";

import type { Exchange } from "@foothold/core/chat";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { readTabMemory, writeTabMemory } from "#lib/browser/tab-memory.ts";
import { panelOf } from "./panel-of.ts";
import { NextSteps } from "./reply/NextSteps.tsx";
import { shortSummary } from "./summary-text.ts";

const MOST_BUTTONS = 3;
/** The answer whose bar was dismissed, also after a reload. Only the newest answer has one. */
const DISMISSED = "foothold:dismissed-summary";

type Props = {
  /** The newest answer, complete. */
  exchange: Exchange;
  onFill: (text: string) => void;
};

type Place = "above" | "in-view" | "below";

function placeOf({ isIntersecting, boundingClientRect, target }: IntersectionObserverEntry): Place {
  if (isIntersecting) return "in-view";
  const top = panelOf(target)?.getBoundingClientRect().top ?? 0;
  return boundingClientRect.bottom <= top ? "above" : "below";
}

/** Says what the newest answer was and what is next, once its summary was scrolled past and its next steps are not in view. */
export function StickySummary({ exchange: { id, reply }, onFill }: Props) {
  const [isPassed, setPassed] = useState(false);
  const [dismissed, setDismissed] = useState(() => String(readTabMemory(DISMISSED) ?? ""));

  useEffect(() => {
    const parts = document.querySelectorAll(`[data-summary-of="${id}"]`);
    const places = new Map<Element, Place>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) places.set(entry.target, placeOf(entry));
      const all = [...places.values()];
      setPassed(all.includes("above") && !all.includes("in-view"));
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [id]);

  if (!isPassed || dismissed === id || !reply.summary) return null;

  function dismiss() {
    setDismissed(id);
    writeTabMemory(DISMISSED, id);
  }

  function fill(text: string) {
    dismiss();
    onFill(text);
  }

  function showDetails() {
    const reply = document.querySelector(`[data-exchange="${id}"]`);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    reply?.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  }

  return (
    <section
      aria-label="Summary of the newest answer"
      className="flex animate-slide-up flex-col gap-2 rounded-middle border border-coach-line bg-coach-soft p-2 text-small"
    >
      <div className="flex items-start gap-1">
        <p className="line-clamp-2 min-w-0 flex-1 py-1">
          <span aria-hidden="true">✓ </span>
          {shortSummary(reply.summary)}
        </p>
        <Button size="small" variant="quiet" className="shrink-0 px-2" onClick={showDetails}>
          See details ↑
        </Button>
        <Button
          size="small"
          variant="quiet"
          className="shrink-0 px-2"
          aria-label="Dismiss the summary"
          onClick={dismiss}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <NextSteps steps={(reply.nextSteps ?? []).slice(0, MOST_BUTTONS)} onFill={fill} inOneRow />
    </section>
  );
}
