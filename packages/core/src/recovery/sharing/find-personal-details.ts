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
  /\b(?:you (?:were|told|said|mentioned|wrote|asked|had|missed|struggled)|you(?:'|’)ve been|you have been|i know (?:that )?you|your (?:illness|family|health|exam|grade|mother|father|parents))\b/gi;

const LEAST_NAME_LENGTH = 2;

/** Finds details that may reveal for whom the text was written: names, addresses, personal circumstances. */
export function findPersonalDetails(text: string, names: readonly string[]): PersonalDetail[] {
  const found: PersonalDetail[] = [
    ...matches(text, EMAIL, "email"),
    ...matches(text, PHONE, "phone"),
    ...namesIn(text, names),
    ...matches(text, GREETING, "name"),
    ...matches(text, ABOUT_YOU, "about-the-learner"),
  ];
  return [...new Map(found.map((each) => [`${each.kind} ${each.text}`, each])).values()];
}

function matches(text: string, pattern: RegExp, kind: PersonalDetail["kind"]): PersonalDetail[] {
  return [...text.matchAll(pattern)].map(([whole]) => ({ kind, text: whole }));
}

/** Each part of a name as a word of its own, in the case in which it is written. */
function namesIn(text: string, names: readonly string[]): PersonalDetail[] {
  const words = new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const parts = new Set(names.flatMap((name) => name.match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...parts]
    .filter((part) => part.length >= LEAST_NAME_LENGTH && words.has(part))
    .map((part) => ({ kind: "name", text: part }));
}
