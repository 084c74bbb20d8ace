import type { Language } from "../../entities/runs/language.ts";
import type { RunValue } from "../../entities/runs/run.ts";

const MAX_IN_SENTENCE = 120;
const MAX_ON_PAGE = 600;

type Spelling = {
  /** What follows a comma or a colon: a space or nothing. */
  space: "" | " ";
  /** How the language writes null, true and false, if not as JSON does. */
  constants: Record<string, string>;
};

const compact: Spelling = { space: "", constants: {} };

const spellings: Record<Language, Spelling> = {
  javascript: { space: " ", constants: {} },
  typescript: { space: " ", constants: {} },
  python: { space: " ", constants: { null: "None", true: "True", false: "False" } },
};

/** A value short enough to read in a sentence; with a language, null, true and false are spelled as it does. */
export function valueText(value: RunValue | undefined, language?: Language): string {
  const constants = language ? spellings[language].constants : compact.constants;
  const text = textOf(value, { ...compact, constants });
  return text.length <= MAX_IN_SENTENCE ? text : `${text.slice(0, MAX_IN_SENTENCE)}…`;
}

/** A value as the learner's language spells it, for a page. */
export function valueTextIn(language: Language, value: RunValue | undefined): string {
  const text = textOf(value, spellings[language]);
  if (isShortened(value)) {
    return `${text.slice(0, MAX_ON_PAGE)} … (${Math.round(value.bytes / 1024)} KB)`;
  }
  return text.length <= MAX_ON_PAGE
    ? text
    : `${text.slice(0, MAX_ON_PAGE)} … (${text.length} characters)`;
}

/** Whether only the beginning of the value is kept: `{"$": "shortened", bytes, start}`. */
export function isShortened(value: RunValue | undefined): value is { bytes: number } {
  return typeof value === "object" && value !== null && "$" in value && value.$ === "shortened";
}

function textOf(value: RunValue | undefined, spelling: Spelling): string {
  return value === undefined ? "nothing" : spell(value, spelling);
}

function spell(value: RunValue, spelling: Spelling): string {
  if (Array.isArray(value)) return `[${spellItems(value, spelling)}]`;
  if (typeof value === "object" && value !== null) return spellObject(value, spelling);
  const text = JSON.stringify(value);
  return spelling.constants[text] ?? text;
}

function spellItems(items: RunValue | undefined, spelling: Spelling): string {
  if (!Array.isArray(items)) return "";
  return items.map((item) => spell(item, spelling)).join(`,${spelling.space}`);
}

function spellObject(value: object, spelling: Spelling): string {
  const fields = value as Record<string, RunValue>;
  if (typeof fields.$ === "string") return spellMarked(fields.$, fields, spelling);
  const entries = Object.entries(fields).map(
    ([key, item]) => `${JSON.stringify(key)}:${spelling.space}${spell(item, spelling)}`,
  );
  return `{${entries.join(`,${spelling.space}`)}}`;
}

/** Values that JSON cannot hold: the runner writes them as objects with their kind under `$`. */
function spellMarked(kind: string, fields: Record<string, RunValue>, spelling: Spelling): string {
  switch (kind) {
    case "nan":
      return "NaN";
    case "infinity":
      return "Infinity";
    case "-infinity":
      return "-Infinity";
    case "bigint":
      return String(fields.value);
    case "float":
      return spellFloat(Number(fields.value));
    case "tuple":
      return spellTuple(fields.items, spelling);
    case "set":
      return `{${spellItems(fields.items, spelling)}}`;
    case "undefined":
      return "undefined";
    case "shortened":
      return `${fields.start}`;
    case "-0":
      return "-0";
    case "opaque":
      return `a value of type ${fields.type}`;
    default:
      return `(${kind})`;
  }
}

/** Only Python's whole floats are marked: `2.0`, `1e+16`. */
function spellFloat(value: number): string {
  const text = String(value);
  return text.includes("e") ? text : `${text}.0`;
}

/** A tuple of one item ends in a comma, as in Python. */
function spellTuple(items: RunValue | undefined, spelling: Spelling): string {
  const comma = Array.isArray(items) && items.length === 1 ? "," : "";
  return `(${spellItems(items, spelling)}${comma})`;
}
