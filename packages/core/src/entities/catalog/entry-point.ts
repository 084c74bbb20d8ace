import type { Language } from "../runs/language.ts";
import type { FunctionSignature } from "./problem.ts";

/** What the function is called in a language. In a file of its own, because browsers need it without the schemas. */
export function entryPointIn(
  { name, pythonName }: Pick<FunctionSignature, "name" | "pythonName">,
  language: Language,
): string {
  return language === "python" ? (pythonName ?? name) : name;
}
