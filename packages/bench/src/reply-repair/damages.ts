import type { Reply } from "./reply.ts";
import { type Hand, plainHand, writeReply } from "./write-reply.ts";

export type Damaged = { text: string; hit: Set<string> };
type Damage = {
  name: string;
  apply(reply: Reply, variant: number): Damaged | null;
  /** Set for damage to the text as a whole, which can be added to any other damage. */
  wrap?: (text: string, variant: number) => string;
};

const VARIANTS = [0, 1, 2];

/** The reply damaged in up to three places, each different text once; empty when nothing can be damaged. */
export function damagedBy({ apply }: Damage, reply: Reply): Damaged[] {
  const damaged = VARIANTS.flatMap((variant) => apply(reply, variant) ?? []);
  return [...new Map(damaged.map((one) => [one.text, one])).values()];
}

/** Every kind of damage, combined with each that can be added to it. */
export function doublyDamaged(reply: Reply): Damaged[] {
  return damages.flatMap((kind) =>
    damages.flatMap(({ name, wrap }) =>
      wrap && name !== kind.name
        ? damagedBy(kind, reply).map(({ text, hit }, variant) => ({
            text: wrap(text, variant),
            hit,
          }))
        : [],
    ),
  );
}

const nowhere = (text: string): Damaged => ({ text, hit: new Set() });

function around(name: string, wrap: (text: string, variant: number) => string): Damage {
  return { name, wrap, apply: (reply, variant) => nowhere(wrap(writeReply(reply).text, variant)) };
}

function byHand(name: string, hand: (variant: number) => Partial<Hand>, indent?: number): Damage {
  return {
    name,
    apply: (reply, variant) => {
      const laidOut = indent === undefined ? reply : { ...reply, indent };
      const { text } = writeReply(laidOut, { ...plainHand, ...hand(variant) });
      return text === writeReply(laidOut).text ? null : nowhere(text);
    },
  };
}

/** Breaks one place, chosen by the variant, and returns its field. */
function inOnePlace(
  name: string,
  breaking: (hit: (field: string) => boolean) => Partial<Hand>,
): Damage {
  return {
    name,
    apply: (reply, variant) => {
      const fields = new Set<string>();
      let place = 0;
      const hit = (field: string) => {
        place += 1;
        if (place !== 1 + variant * 2) return false;
        fields.add(field);
        return true;
      };
      const { text } = writeReply(reply, { ...plainHand, ...breaking(hit) });
      return fields.size === 0 ? null : { text, hit: fields };
    },
  };
}

const inside = (text: string) => JSON.stringify(text).slice(1, -1);
const leaveRaw = (text: string, which: string, raw: string) =>
  JSON.stringify(text).replaceAll(/\\(?:u[0-9a-f]{4}|.)/g, (found) =>
    found === which ? raw : found,
  );

function pythonString(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${inside(text).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
const pythonLiteral = (value: unknown) =>
  value === true ? "True" : value === false ? "False" : value === null ? "None" : String(value);

const openings = [
  "Sure! Here is the JSON you asked for:\n\n",
  'Let me look at it {carefully}. The learner says "it works", so:\n',
  "**Answer** (as `{...}`)\n",
];
const closings = [
  "\n\nLet me know if you need anything else!",
  '\nI kept it short, as "one field each", and left out } and ].',
  "\n<|end|>",
];

export const damages: Damage[] = [
  around(
    "in a code fence",
    (text, variant) => `${["```json", "```", "~~~"][variant]}\n${text}\n\`\`\``,
  ),
  around("prose around it", (text, variant) => `${openings[variant]}${text}${closings[variant]}`),
  around("written twice", (text, variant) =>
    variant === 0 ? `${text}\n\n${text}` : `${text.slice(0, text.length * 0.3 * variant)}\n${text}`,
  ),
  around(
    "a byte order mark and Windows line ends",
    (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  ),
  around("escaped once too often", (text, variant) =>
    variant === 0 ? JSON.stringify(text) : inside(text.trim()),
  ),
  byHand("trailing commas", () => ({ lastComma: "," })),
  byHand("single quotes and Python's words", () => ({
    string: pythonString,
    key: pythonString,
    literal: pythonLiteral,
  })),
  byHand("typographic quotes", () => ({
    string: (text) => `“${inside(text)}”`,
    key: (name) => `“${name}”`,
  })),
  byHand(
    "comments",
    (variant) => ({
      remark: (count) => (count % 3 === variant ? ' // see "above", {or} not' : ""),
      open: ["{ /* so far */", "["],
    }),
    2,
  ),
  byHand("newlines not escaped", () => ({ string: (text) => leaveRaw(text, "\\n", "\n") })),
  byHand("quotes not escaped", () => ({ string: (text) => leaveRaw(text, '\\"', '"') })),
  byHand("keys without quotes", () => ({ key: (name) => name })),
  byHand(
    "commas left out",
    (variant) => ({ comma: (count) => (count % 3 === variant ? "" : ",") }),
    2,
  ),
  byHand("doubled braces", () => ({
    open: ["{{", "["],
    close: (kind) => (kind === 0 ? "}}" : "]"),
  })),
  inOnePlace("a Unicode escape cut short", (hit) => ({
    string: (text, field) => (hit(field) ? `"${inside(text)}\\u00e !"` : JSON.stringify(text)),
  })),
  inOnePlace("NaN and undefined", (hit) => ({
    literal: (value, field) =>
      hit(field) ? (typeof value === "number" ? "NaN" : "undefined") : JSON.stringify(value),
  })),
  inOnePlace("a closing quote forgotten", (hit) => ({
    string: (text, field) => (hit(field) ? `"${inside(text)}` : JSON.stringify(text)),
  })),
  inOnePlace("a closing bracket forgotten", (hit) => ({
    close: (kind, depth, field) =>
      depth > 0 && hit(field) ? "" : plainHand.close(kind, depth, field),
  })),
];
