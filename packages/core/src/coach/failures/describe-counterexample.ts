import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import { callText } from "../../runs/values/call-text.ts";
import { valueText } from "../../runs/values/value-text.ts";
import type { Counterexample } from "./find-counterexample.ts";

type Asked = { problem: Problem; attempt: { language: Language } };

/** `on add(1, 2) it gives 4, where the task asks for 3.` */
export function describeCounterexample(
  asked: Asked,
  { args, gave, ended, answer }: Counterexample,
): string {
  const { language } = asked.attempt;
  const did = ended ?? `it gives ${valueText(gave ?? null, language)}`;
  return `on ${callText(asked, args)} ${did}, where the task asks for ${valueText(answer, language)}.`;
}
