"use client";

import type { WhatHelped } from "@foothold/core/recovery";
import { useEffect, useState } from "react";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import { NoteSteps } from "./NoteSteps.tsx";

const summaries = {
  note: "What helped others here",
  example: "A case to follow by hand",
} as const;

/** A folded line for a learner who may soon be stuck: what helped others. It disappears with the next progress. */
export function BeforeStuck({ attemptId, version }: { attemptId: string; version: number }) {
  const [help, setHelp] = useState<WhatHelped["help"]>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new version may be another situation
  useEffect(() => {
    let isCurrent = true;
    // If loading fails, the line is left out: the learner did not ask for it.
    callApi("GET", `/api/attempts/${attemptId}/stuck/helped-others`).then(
      (answer) => isCurrent && setHelp(answer.help),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [attemptId, version]);

  if (!help) return null;
  return (
    <section aria-label="Before you get stuck" className="mb-4 text-small text-ink-soft">
      <Disclosure summary={summaries[help.kind]}>
        <div className="mt-2 border-l-3 border-coach-line pl-3 wrap-anywhere text-ink">
          <RichText text={help.text} />
          {help.steps.length > 0 && <NoteSteps steps={help.steps} />}
        </div>
      </Disclosure>
    </section>
  );
}
