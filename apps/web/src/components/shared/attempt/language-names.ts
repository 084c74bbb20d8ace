import type { Language } from "@foothold/core/runs";

export const languageNames: Record<Language, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

export const languages = Object.keys(languageNames) as readonly Language[];

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
