import type { UnitHelp } from "../../coach/units/unit-coach.ts";
import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import type { Unit, UnitKey } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { changeUnit } from "./change-unit.ts";

type Which = Pick<UnitKey, "unitType" | "unitId">;
type Asked<Context> = {
  action: StuckAction;
  help: UnitHelp<Context>;
  contextOf: (progress: Unit) => Context;
};

export type UnitStuckAnswer = {
  action: StuckAction;
  response: string;
  requiresRecap: boolean;
  isFallback: boolean;
};

/** Answers a stuck learner with authored text, and records it. */
export async function helpWithUnit<Context>(
  deps: Pick<Deps, "units" | "clock">,
  which: Which,
  { action, help, contextOf }: Asked<Context>,
  actor: Actor,
): Promise<UnitStuckAnswer> {
  let response = "";
  const rest = { action, requiresRecap: action === "rescue", isFallback: false };
  await changeUnit(
    deps,
    which,
    (progress) => {
      response = help[action](contextOf(progress));
      return [{ type: "stuck-action-answered", details: { ...rest, response } }];
    },
    actor,
  );
  return { ...rest, response };
}
