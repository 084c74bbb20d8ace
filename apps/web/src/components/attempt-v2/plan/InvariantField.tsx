"use client";

import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import type { useDraft } from "../workbench/drafts/use-draft.ts";

type Props = {
  draft: ReturnType<typeof useDraft>;
  /** The sentence with slots, where the learner builds the invariant with it. */
  builder: ReactNode;
  /** What holds for the chosen pattern in every problem. */
  general: string | null;
  builderOffered: boolean;
  building: boolean;
  onBuilding: (building: boolean) => void;
  error?: string | undefined;
};

/** The sentence with slots where it is offered; own words are accepted everywhere. */
export function InvariantField(props: Props) {
  const { draft, builder, general, builderOffered, building, onBuilding, error } = props;
  return (
    <div className="flex flex-col items-start gap-2">
      {general && (
        <p className="text-small text-ink-soft">
          {`In general, this holds for the pattern you chose: ${general} What is it in this problem?`}
        </p>
      )}
      {builder && draft.text.trim() !== "" && (
        <p className="text-small text-ink-soft wrap-anywhere">{`In your own words: “${draft.text}”`}</p>
      )}
      <div className="w-full">
        {builder || (
          <DraftArea
            draft={draft}
            label="What stays true after every round?"
            name="invariantText"
            hint="Your invariant, in a sentence."
            error={error}
          />
        )}
      </div>
      {builderOffered && (
        <Button size="small" variant="quiet" onClick={() => onBuilding(!building)}>
          {building ? "Write it in my own words" : "Use the sentence with slots"}
        </Button>
      )}
    </div>
  );
}
