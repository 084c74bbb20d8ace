"use client";

import type { ProblemView } from "@foothold/core/catalog";
import { useState } from "react";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";
import type { SlotChoices } from "./slot-choices.ts";

export type Sentence = "builder" | "text" | "later";

/** The plan on the page; it starts with what was sent last. A revision has drafts of its own. */
export function usePlan(
  { id, planPayload: sent }: V2Attempt,
  { builderOffered, revising }: { builderOffered: boolean; revising: boolean },
) {
  const field = (name: string) => (revising ? `revised-${name}` : name);
  const pattern = useDraft(id, field("pattern"), sent?.chosenPattern ?? "");
  const confidence = useDraft(id, field("confidence"), `${sent?.userConfidence ?? 0}`);
  const chosenSlots = JSON.stringify(sent?.invariant?.templateChoices ?? {});
  const slots = useDraft(id, field("slots"), chosenSlots);
  const { builderUsed = false, text = "", ownWords = "", feedback } = sent?.invariant ?? {};
  const written = builderUsed ? ownWords : text;
  const invariant = useDraft(id, field("invariant"), written);
  const complexity = useDraft(id, field("complexity"), sent?.complexity ?? "");
  const [chosen, setBuilding] = useState<boolean | null>(null);
  const choices: SlotChoices = JSON.parse(slots.text);
  const isAnswered = feedback !== undefined && invariant.text === written;

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
    /** The builder is shown until the learner switches or writes in their own words, and again once those words were answered. */
    building: builderOffered && (chosen ?? (invariant.text === "" || isAnswered)),
    setBuilding,
    toSend: (sentence: Sentence, template: ProblemView["invariantTemplate"]) => ({
      patternId: pattern.text,
      confidence: Number(confidence.text),
      complexity: complexity.text,
      ...(sentence === "builder" &&
        template && { invariantBuilder: { templateId: template.id, choices } }),
      ...(sentence !== "later" && invariant.text !== "" && { invariantText: invariant.text }),
    }),
    forget() {
      const drafts = [pattern, confidence, slots, invariant, complexity];
      for (const draft of drafts) draft.forget(draft.text);
    },
  };
}
