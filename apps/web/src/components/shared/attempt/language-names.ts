import type { Language } from "@foothold/core/attempt";

export const languageNames: Record<Language, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};
