import type { FromSandbox } from "./protocol.ts";

/**
 * The compiler reports once, before the program's first line, and everything else comes after it. A message in another
 * order is from the program, which may try to reveal a hidden test or deny a broken rule.
 */
export function isOutOfTurn(message: FromSandbox, isCompiled: boolean): boolean {
  const isOfCompiler = message.kind === "compiled" || message.kind === "not-compiled";
  return isOfCompiler === isCompiled;
}
