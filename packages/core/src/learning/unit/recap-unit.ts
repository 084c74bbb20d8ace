import { assessUnitRecap } from "../../coach/units/assess-unit-recap.ts";
import type { NewUnitEvent, Unit, UnitKey } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { changeUnit } from "./change-unit.ts";

type Which = Pick<UnitKey, "unitType" | "unitId">;
type Recap = {
  text: string;
  /** What the learner was told; a recap that repeats it word for word is not accepted. */
  told: string;
  /** Events to add once no recap is required any more. */
  settled?: (unit: Unit) => NewUnitEvent[];
};

export type UnitRecapAnswer = {
  accepted: boolean;
  feedback: string;
  recapRequired: boolean;
  isFallback: boolean;
};

export async function recapUnit(
  deps: Pick<Deps, "units" | "clock">,
  which: Which,
  { text, told, settled }: Recap,
  actor: Actor,
): Promise<UnitRecapAnswer> {
  const { accepted, feedback, isFallback } = assessUnitRecap(text, told);
  const details = { accepted, feedback, isFallback };
  const after = await changeUnit(
    deps,
    which,
    (unit) => {
      if (!unit.recapRequired) {
        throw new AppError("recap-not-due", "There is no rescue to recap.");
      }
      return [
        { type: "recap-submitted", details: { text } },
        { type: "recap-assessed", details },
        ...(accepted ? (settled?.({ ...unit, recapRequired: false }) ?? []) : []),
      ];
    },
    actor,
  );
  return { ...details, recapRequired: after.recapRequired };
}
