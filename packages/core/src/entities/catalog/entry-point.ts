import type { Language } from "../runs/language.ts";
import type { FunctionSignature } from "./problem.ts";

/** The function's name in a language. In its own file, because browsers need it without the schemas. */
export function entryPointIn(
  { name, pythonName }: Pick<FunctionSignature, "name" | "pythonName">,
  language: Language,
): string {
  return language === "python" ? (pythonName ?? name) : name;
}
