import { z } from "zod";

export const personalDetailSchema = z.object({
  kind: z.enum(["name", "email", "phone", "about-the-learner"]),
  /** As it stands in the text. */
  text: z.string(),
});
export type PersonalDetail = z.infer<typeof personalDetailSchema>;

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /(?<![\w.])(?:\+\d|0[1-9])(?:[ ()/-]{0,2}\d){6,13}(?!\w)/g;
const GREETING = /\b(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey)[ ]{1,3}\p{Lu}\p{L}{1,30}/gu;
/** What only this one person was, said or went through; "if you are at the end" is nobody in particular. */
const ABOUT_YOU =
  /\b(?:you (?:were|told|said|mentioned|wrote|asked|had|missed|struggled)|you(?:'|’)ve been|you have been|i know (?:that )?you|your (?:illness|family|health|exam|grade|mother|father|parents|sister|brother|wife|husband|child|children|son|daughter|doctor|surgery|accident|visa|disability|medication))\b/gi;
/** Circumstances that a note about a program has no reason to name. */
const CIRCUMSTANCES =
  /\b(?:hospital|funeral|pregnant|pregnancy|diagnosis|diagnosed|dyslexi[ac]|adhd|autism|autistic|therapy|divorced?)\b/gi;

const LEAST_NAME_LENGTH = 2;
/** A shorter name in small letters is mostly an ordinary word. */
const LEAST_NAME_LENGTH_IN_ANY_CASE = 3;

/** The learner's own name is found however it is written, the others as they are written: many of them are ordinary words. */
export type KnownNames = { learner: string | null; others: readonly string[] };

/** Finds details that may reveal for whom the text was written: names, addresses, personal circumstances. */
export function findPersonalDetails(text: string, names: KnownNames): PersonalDetail[] {
  const found: PersonalDetail[] = [
    ...matches(text, EMAIL, "email"),
    ...matches(text, PHONE, "phone"),
    ...namesIn(text, names),
    ...matches(text, GREETING, "name"),
    ...matches(text, ABOUT_YOU, "about-the-learner"),
    ...matches(text, CIRCUMSTANCES, "about-the-learner"),
  ];
  return [...new Map(found.map((each) => [`${each.kind} ${each.text}`, each])).values()];
}

function matches(text: string, pattern: RegExp, kind: PersonalDetail["kind"]): PersonalDetail[] {
  return [...text.matchAll(pattern)].map(([whole]) => ({ kind, text: whole }));
}

/** Each part of a name as a word of its own, with or without its accents. */
function namesIn(text: string, { learner, others }: KnownNames): PersonalDetail[] {
  const own = new Set(partsOf(learner ?? "").map((part) => part.toLowerCase()));
  const all = new Set([learner ?? "", ...others].flatMap(partsOf));
  const words = new Set(text.match(WORD) ?? []);
  return [...words]
    .filter((word) => {
      const plain = withoutAccents(word);
      const isOwn = plain.length >= LEAST_NAME_LENGTH_IN_ANY_CASE && own.has(plain.toLowerCase());
      return isOwn || all.has(plain);
    })
    .map((word) => ({ kind: "name", text: word }));
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function partsOf(name: string): string[] {
  const parts = withoutAccents(name).match(/\p{L}+/gu) ?? [];
  return parts.filter(({ length }) => length >= LEAST_NAME_LENGTH);
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
