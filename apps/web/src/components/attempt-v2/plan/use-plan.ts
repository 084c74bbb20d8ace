"use client";

import type { ProblemView } from "@foothold/core/catalog";
import { useState } from "react";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";
import type { SlotChoices } from "./slot-choices.ts";

/** The plan on the page; it starts with what was sent last. */
export function usePlan({ id, planPayload: sent }: V2Attempt, builderOffered: boolean) {
  const pattern = useDraft(id, "pattern", sent?.chosenPattern ?? "");
  const confidence = useDraft(id, "confidence", `${sent?.userConfidence ?? 0}`);
  const slots = useDraft(id, "slots", JSON.stringify(sent?.invariant?.templateChoices ?? {}));
  const written = sent?.invariant?.builderUsed ? "" : (sent?.invariant?.text ?? "");
  const invariant = useDraft(id, "invariant", written);
  const complexity = useDraft(id, "complexity", sent?.complexity ?? "");
  const [chosen, setBuilding] = useState<boolean | null>(null);
  const choices = JSON.parse(slots.text) as SlotChoices;

  return {
    pattern: pattern.text,
    setPattern: pattern.write,
    confidence: Number(confidence.text),
    setConfidence: (value: number) => confidence.write(`${value}`),
    choices,
    setChoices(next: SlotChoices) {
      setBuilding(true);
      slots.write(JSON.stringify(next));
    },
    invariant: {
      ...invariant,
      write(text: string) {
        setBuilding(false);
        invariant.write(text);
      },
    },
    complexity,
    /** The builder is used until the learner writes in their own words or switches. */
    building: builderOffered && (chosen ?? invariant.text === ""),
    setBuilding,
    toSend: (template: ProblemView["invariantTemplate"]) => ({
      patternId: pattern.text,
      confidence: Number(confidence.text),
      complexity: complexity.text,
      ...(template
        ? { invariantBuilder: { templateId: template.id, choices } }
        : { invariantText: invariant.text }),
    }),
    forget() {
      const drafts = [pattern, confidence, slots, invariant, complexity];
      for (const draft of drafts) draft.forget(draft.text);
    },
  };
}
