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

/** Says what the newest answer was and what is next, once its summary was scrolled past and its next steps are not in view. */
export function StickySummary({ exchange: { id, reply }, onFill }: Props) {
  const [isPassed, setPassed] = useState(false);
  const [dismissed, setDismissed] = useState(() => String(readTabMemory(DISMISSED) ?? ""));

  useEffect(() => {
    const look = () => setPassed(isScrolledPast(id));
    look();
    // Scrolling does not bubble; what scrolls is a panel, or on a phone the page.
    window.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    // Parts that load later move the answer although nobody scrolled.
    const moved = new IntersectionObserver(look);
    for (const part of partsOf(id)) moved.observe(part);
    return () => {
      moved.disconnect();
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
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

const partsOf = (id: string): Element[] => [
  ...document.querySelectorAll(`[data-summary-of="${id}"]`),
];

/** Whether a part of the answer's summary and next steps lies above what is in view, and none of them in it. */
function isScrolledPast(id: string): boolean {
  const parts = partsOf(id);
  const view = panelOf(parts[0] ?? null)?.getBoundingClientRect();
  const { top, bottom } = view ?? { top: 0, bottom: window.innerHeight };
  const places = parts.map((part) => part.getBoundingClientRect());
  const isInView = places.some((place) => place.bottom > top && place.top < bottom);
  return !isInView && places.some((place) => place.bottom <= top);
}
