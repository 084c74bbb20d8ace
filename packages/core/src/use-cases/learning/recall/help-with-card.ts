import type { z } from "zod";
import { cardHelp } from "../../../coach/units/card-help.ts";
import { stuckActionSchema } from "../../../entities/attempt/attempt-event-details.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { cardInput, findCard } from "../../../learning/recall/find-card.ts";
import { helpWithUnit, type UnitStuckAnswer } from "../../../learning/unit/help-with-unit.ts";
import type { Deps } from "../../../ports/deps.ts";

export const helpWithCardInput = cardInput.extend({
  action: stuckActionSchema,
  /** What the learner has written down so far. */
  answer: learnerText("recallAnswer").optional(),
});
export type HelpWithCard = z.infer<typeof helpWithCardInput>;

export async function helpWithCard(
  deps: Pick<Deps, "deck" | "lessons" | "patterns" | "units" | "clock">,
  { cardId, action, answer = "" }: HelpWithCard,
  actor: Actor,
): Promise<UnitStuckAnswer> {
  const { card } = await findCard(deps, cardId, actor);
  const pattern = await deps.patterns.find(card.patternId);
  return helpWithUnit(
    deps,
    { unitType: "RecallCheck", unitId: cardId },
    {
      action,
      help: cardHelp,
      contextOf: (progress) => ({ item: card, progress, attempt: answer, pattern }),
    },
    actor,
  );
}
