import type { FromSandbox } from "./protocol.ts";

/**
 * The compiler speaks once, before the program's first line, and everybody else after it. Who speaks otherwise is the
 * program, and may tell of a hidden test or talk away a broken rule.
 */
export function isOutOfTurn(message: FromSandbox, isCompiled: boolean): boolean {
  const isOfCompiler = message.kind === "compiled" || message.kind === "not-compiled";
  return isOfCompiler === isCompiled;
}
