import type { TestResultData } from "../../entities/runs/test-result.ts";
import { isTypoOf } from "../understanding/is-typo-of.ts";

/** The unknown name in the messages of Python's NameError and JavaScript's ReferenceError. */
const unknownName =
  /^(?:name '([A-Za-z_]\w{0,60})' is not defined|([A-Za-z_$][\w$]{0,60}) is not defined)/;
const MOST_WORDS = 2_000;

/** Says which name of the learner's own program is spelled nearly like the one that is not defined. */
export function describeMisspelledName(result: TestResultData, code: string): string {
  if (result.hidden || !result.error) return "";
  const [, python, javascript] = unknownName.exec(result.error.message) ?? [];
  const unknown = python ?? javascript;
  if (unknown === undefined) return "";
  const near = namesIn(code).find((name) => name !== unknown && isNear(name, unknown));
  return near === undefined ? "" : `Your program has no \`${unknown}\`, but it has \`${near}\`.`;
}

function isNear(name: string, unknown: string): boolean {
  return name.toLowerCase() === unknown.toLowerCase() || isTypoOf(name, unknown);
}

function namesIn(code: string): string[] {
  const words = code.match(/(?<![\w$])[A-Za-z_$][\w$]{0,60}/g) ?? [];
  return [...new Set(words.slice(0, MOST_WORDS))];
}
