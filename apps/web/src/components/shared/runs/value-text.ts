import type { Language } from "@foothold/core/attempt";
import type { RunValue } from "@foothold/core/runs";

const MAX_SHOWN = 600;

const constants: Record<Language, Record<string, string>> = {
  javascript: {},
  typescript: {},
  python: { null: "None", true: "True", false: "False" },
};

/** A value as the learner's language would spell it. */
export function valueText(value: RunValue | undefined, language: Language): string {
  const text = value === undefined ? "nothing" : spell(value, language);
  return text.length > MAX_SHOWN
    ? `${text.slice(0, MAX_SHOWN)} … (${text.length} characters)`
    : text;
}

function spell(value: RunValue, language: Language): string {
  if (Array.isArray(value)) return `[${value.map((item) => spell(item, language)).join(", ")}]`;
  if (typeof value === "object" && value !== null) return spellObject(value, language);
  const text = JSON.stringify(value);
  return constants[language][text] ?? text;
}

function spellObject(value: object, language: Language): string {
  const fields = value as Record<string, RunValue>;
  if (typeof fields.$ === "string") return spellMarked(fields.$, fields, language);
  const entries = Object.entries(fields).map(
    ([key, item]) => `${JSON.stringify(key)}: ${spell(item, language)}`,
  );
  return `{${entries.join(", ")}}`;
}

function spellMarked(mark: string, fields: Record<string, RunValue>, language: Language): string {
  const items = () =>
    (Array.isArray(fields.items) ? fields.items : []).map((item) => spell(item, language));
  switch (mark) {
    case "nan":
      return "NaN";
    case "infinity":
      return "Infinity";
    case "-infinity":
      return "-Infinity";
    case "bigint":
      return String(fields.value);
    case "tuple":
      return `(${items().join(", ")})`;
    case "set":
      return `{${items().join(", ")}}`;
    case "undefined":
      return "undefined";
    case "-0":
      return "-0";
    default:
      return `(${mark})`;
  }
}

export function argumentsText(
  args: readonly RunValue[],
  parameters: readonly { name: string }[],
  language: Language,
): string {
  return args
    .map((arg, index) => `${parameters[index]?.name ?? "argument"} = ${valueText(arg, language)}`)
    .join("\n");
}
