import type { InvariantTemplate, SlotChoices } from "./slot-choices.ts";
import type { Sentence } from "./use-plan.ts";

type Plan = {
  pattern: string;
  confidence: number;
  choices: SlotChoices;
  invariant: { text: string };
};
type Asked = { sentence: Sentence; template: InvariantTemplate | null; required: boolean };

/** The fields that still have to be filled in, by name. */
export function openFields(
  { pattern, confidence, choices, invariant }: Plan,
  { sentence, template, required }: Asked,
): Record<string, string> {
  const slot =
    sentence === "builder"
      ? template?.slots.find(({ id }) => choices[id] === undefined)
      : undefined;
  const unwritten = sentence === "text" && required && invariant.text.trim() === "";
  return {
    ...(pattern === "" && { patternId: "Choose a pattern." }),
    ...(confidence === 0 && { confidence: "Say how sure you are, from 1 to 5." }),
    ...(slot && { [`slot-${slot.id}`]: "Fill every slot." }),
    ...(unwritten && { invariantText: "Say it in a sentence." }),
  };
}
