import type { Language } from "../../entities/runs/language.ts";
import { languageSchema } from "../../entities/runs/language.ts";

/** Topics are stored with an exchange: `entry/<id>/<language>`, `pattern/<id>`, or what else was talked about. */
export const UNKNOWN_TOPIC = "unknown";
export const SOLUTION_TOPIC = "solution";
export const SMALL_TALK_TOPIC = "small-talk";

export const entryTopic = (id: string, language: Language): string => `entry/${id}/${language}`;

export const patternTopic = (id: string): string => `pattern/${id}`;

export const readPatternTopic = (topic: string | null): string | null =>
  /^pattern\/(.+)$/.exec(topic ?? "")?.[1] ?? null;

export function readEntryTopic(topic: string | null): { id: string; language: Language } | null {
  const [kind, id, language] = (topic ?? "").split("/");
  const read = languageSchema.safeParse(language);
  return kind === "entry" && id && read.success ? { id, language: read.data } : null;
}
