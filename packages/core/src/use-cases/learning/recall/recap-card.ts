import type { z } from "zod";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { cardInput, findCard } from "../../../learning/recall/find-card.ts";
import { recapUnit, type UnitRecapAnswer } from "../../../learning/unit/recap-unit.ts";
import type { Deps } from "../../../ports/deps.ts";

export const recapCardInput = cardInput.extend({ text: requiredLearnerText("recap") });
export type RecapCard = z.infer<typeof recapCardInput>;

export async function recapCard(
  deps: Pick<Deps, "deck" | "lessons" | "patterns" | "units" | "clock">,
  { cardId, text }: RecapCard,
  actor: Actor,
): Promise<UnitRecapAnswer> {
  const { card } = await findCard(deps, cardId, actor);
  const pattern = await deps.patterns.find(card.patternId);
  const told = [card.question, card.answer, pattern?.invariant ?? ""].join("\n");
  return recapUnit(deps, { unitType: "RecallCheck", unitId: cardId }, { text, told }, actor);
}
