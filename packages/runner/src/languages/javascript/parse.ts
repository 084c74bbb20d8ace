import { type Options, type Program, parse as parseWithAcorn } from "acorn";
import { CompileError } from "../program-error.ts";

const options: Options = {
  ecmaVersion: "latest",
  locations: true,
  allowHashBang: false,
  allowAwaitOutsideFunction: false,
};

/** Parsed as a module if it imports or exports something, otherwise as a script: learners write both. */
export function parse(code: string): Program {
  try {
    return parseWithAcorn(code, { ...options, sourceType: "script" });
  } catch (scriptError) {
    if (!/\b(?:ex|im)port\b/.test(code)) throw toCompileError(scriptError);
    try {
      return parseWithAcorn(code, { ...options, sourceType: "module" });
    } catch (moduleError) {
      throw toCompileError(moduleError);
    }
  }
}

function toCompileError(error: unknown): CompileError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  if (error instanceof RangeError) return new CompileError("The program is nested too deeply.");
  return new CompileError(
    message.replace(/ \(\d+:\d+\)$/, ""),
    loc?.line,
    loc === undefined ? undefined : loc.column + 1,
  );
}
