import type { Language, RunValue } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";

/** Arguments with the names of their parameters, one per line. */
export function argumentsText(
  args: readonly RunValue[],
  parameters: readonly { name: string }[],
  language: Language,
): string {
  return args
    .map((arg, index) => `${parameters[index]?.name ?? "argument"} = ${valueTextIn(language, arg)}`)
    .join("\n");
}
