import type {
  EveryKnob,
  Knob,
  RecoverySetting,
} from "../../entities/recovery/recovery-settings.ts";
import { stuckConfigSchema } from "../../entities/stuck/stuck-config.ts";
import { recoveryConfigSchema } from "../../ports/recovery/recovery-config.ts";
import type { Rules } from "../../ports/recovery/recovery-rules.ts";

/** The rules as one flat list of numbers and switches, as an admin sees and changes them. */
export function knobsOf({ stuck, recovery }: Rules): EveryKnob {
  const { failuresAmong, loop, ...numbers } = stuck;
  return {
    ...numbers,
    failures: failuresAmong.failures,
    failuresAmong: failuresAmong.last,
    returns: loop.returns,
    returnsAmong: loop.last,
    ...recovery,
  };
}

export function withSetting(rules: Rules, setting: RecoverySetting): Rules {
  const chosen = { ...knobsOf(rules), ...chosenIn(setting) };
  const { failures, failuresAmong, returns, returnsAmong } = chosen;
  return {
    stuck: stuckConfigSchema.parse({
      ...chosen,
      failuresAmong: { failures, last: failuresAmong },
      loop: { returns, last: returnsAmong },
    }),
    recovery: recoveryConfigSchema.parse(chosen),
  };
}

/** The knobs that are set here, without the inherited ones. */
export function chosenIn(setting: RecoverySetting): Record<string, EveryKnob[Knob]> {
  const chosen = Object.entries(setting).flatMap(([knob, value]) =>
    value === undefined ? [] : [[knob, value] as const],
  );
  return Object.fromEntries(chosen);
}
