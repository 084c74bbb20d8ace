import type { Language } from "@foothold/core/runs";
import { keysOf } from "#lib/json/keys-of.ts";

export const languageNames: Record<Language, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

export const languages: readonly Language[] = keysOf(languageNames);

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
