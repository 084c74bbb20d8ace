"use client";

import type { ExplanationField } from "@foothold/core/catalog";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";
import { understandFields } from "./explanation-fields.ts";

export type FieldDraft = ReturnType<typeof useDraft>;
export type Explanation = ReturnType<typeof useExplanation>;

/** The five texts while they are being written. */
export function useExplanation({ id, understandPayload: sent }: V2Attempt) {
  const drafts: Record<ExplanationField, FieldDraft> = {
    explanation: useDraft(id, "explanation", sent?.explanation ?? ""),
    inputOutputDescription: useDraft(id, "inputOutput", sent?.inputOutputDescription ?? ""),
    constraintsDescription: useDraft(id, "constraints", sent?.constraintsDescription ?? ""),
    exampleWalkthrough: useDraft(id, "example", sent?.exampleWalkthrough ?? ""),
    wrongApproach: useDraft(id, "wrongApproach", sent?.wrongApproach ?? ""),
  };
  const isFilled = (name: ExplanationField) => drafts[name].text.trim() !== "";
  return {
    drafts,
    isFilled,
    /** Whether there is text that the coach has not read. */
    isChanged: understandFields.some(({ name }) => drafts[name].text !== (sent?.[name] ?? "")),
    /** Appends a sentence. */
    append(name: ExplanationField, sentence: string) {
      const { text, write } = drafts[name];
      write(isFilled(name) ? `${text.trimEnd()}\n${sentence}` : sentence);
    },
    forget() {
      for (const { name } of understandFields) drafts[name].forget(drafts[name].text);
    },
  };
}
