"use client";

import { Button } from "#components/ui/Button.tsx";
import { DraftArea } from "../DraftArea.tsx";
import { InvariantBuilder, type SlotChoices } from "../InvariantBuilder.tsx";
import type { useDraft } from "../use-draft.ts";
import type { WorkbenchData } from "../workbench-data.ts";

type Props = Pick<WorkbenchData, "problem" | "builderOffered"> & {
  draft: ReturnType<typeof useDraft>;
  choices: SlotChoices;
  onChoose: (choices: SlotChoices) => void;
  building: boolean;
  onBuilding: (building: boolean) => void;
  error?: string | undefined;
};

/** The sentence with slots where it is offered; free text is taken everywhere. */
export function InvariantField(props: Props) {
  const { problem, builderOffered, draft, building, onBuilding, error } = props;
  const template = problem.invariantTemplate;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        {building && template ? (
          <InvariantBuilder
            template={template}
            choices={props.choices}
            onChoose={props.onChoose}
            error={error}
          />
        ) : (
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
