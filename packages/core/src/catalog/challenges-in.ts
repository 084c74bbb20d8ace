import type { Problem } from "../entities/catalog/problem.ts";
import type { Language } from "../entities/runs/language.ts";
import { withTypedSignature } from "./with-typed-signature.ts";

/** The wrong programs to break, in the attempt's language; TypeScript learners get JavaScript with a typed head. */
export function challengesIn(
  { adversaryChallenges, starterCode }: Problem,
  language: Language,
): Problem["adversaryChallenges"] {
  if (language !== "typescript") {
    return adversaryChallenges.filter((challenge) => challenge.language === language);
  }
  return adversaryChallenges
    .filter((challenge) => challenge.language === "javascript")
    .map((each) => ({
      ...each,
      language,
      code: withTypedSignature(each.code, starterCode.typescript),
    }));
}
