"use client";

import type { V2Step } from "@foothold/core/attempt";
import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { guideDismissedCookie } from "./step-guide-cookie.ts";

const guides: Record<V2Step, string> = {
  UNDERSTAND:
    "An attempt has five steps. In this one you say what the task asks for. The task itself is on the left; on a phone, under Problem.",
  PLAN: "Choose a way to solve it before you write any code. If you are not sure, say so, and a few questions help you to choose.",
  IMPLEMENT:
    "Write your code and try it on the visible tests as often as you like. Whenever you need help, look at the Coach panel.",
  VERIFY:
    "The server runs all tests. If one fails, say why you think it does, then go back and fix the code.",
  REFLECT: "You have done the hard part. Note what would tell you next time that this way fits.",
  COMPLETE: "Compare your program with the author’s further down, then take the next problem.",
};

/** What each step is for, in place, during a person's first attempt. */
export function StepGuide({ step }: { step: V2Step }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;

  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = guideDismissedCookie;
    setDismissed(true);
  }

  return (
    <aside
      aria-label="Your first attempt"
      className="mx-auto mb-6 flex max-w-3xl flex-wrap items-start gap-3 rounded-middle border border-accent-line bg-accent-soft p-4 text-small"
    >
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <p className="min-w-48 flex-1">{guides[step]}</p>
      <Button size="small" variant="quiet" onClick={dismiss}>
        Hide these notes
      </Button>
    </aside>
  );
}
