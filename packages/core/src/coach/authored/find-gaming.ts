import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { explanationFields } from "../../entities/catalog/problem-teaching.ts";
import {
  findRepeatedTexts,
  isCopied,
  isDenial,
  isForeignLanguage,
  isKeywordList,
} from "../reading/gaming.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";
import type { Finding } from "./read-explanation.ts";

/** Ways to fill the boxes without explaining. Each is answered with a question, never with a reproach. */
export function findGaming(problem: Problem, payload: UnderstandPayload): Finding[] {
  const texts = Object.fromEntries(explanationFields.map((field) => [field, payload[field]]));
  const all = Object.values(texts).join("\n");
  const words = splitWords(payload.explanation);
  const findings: Finding[] = [];
  if (isCopied(all, sourceOf(problem)) || isCopied(payload.explanation, sourceOf(problem))) {
    findings.push({
      label: "Most of this stands in the problem text word for word.",
      question: "How would you tell it to a twelve-year-old who has not read the problem?",
    });
  }
  if (isKeywordList(words) && !isOtherLanguage(problem, payload)) {
    findings.push({
      label: "These are words, not sentences yet.",
      question: "How do these words belong together? Write it as two or three sentences.",
    });
  }
  const { wrongApproach: _, ...rest } = texts;
  if (isDenial(payload.explanation) || isDenial(Object.values(rest).join("\n"))) {
    findings.push({
      label: "Nearly every sentence says what is not so.",
      question: "And what is so? Say it without “not” and “never”.",
    });
  }
  if (findRepeatedTexts(texts).length >= 2) {
    findings.push({
      label: "Several boxes hold the same text.",
      question: "Each box asks for something else. What goes in, and what comes out?",
    });
  }
  return findings;
}

/** The built-in coach reads English only and cannot judge text in another language. */
export function isOtherLanguage(
  problem: Problem,
  { explanation }: UnderstandPayload,
  leastWords?: number,
): boolean {
  return isForeignLanguage(splitWords(explanation), knownWords(problem), leastWords);
}

function sourceOf({ statement, constraints, examples }: Problem): string {
  return [statement, ...constraints, ...examples.map(({ explanation }) => explanation)].join("\n");
}

function knownWords(problem: Problem): Set<string> {
  const phrasings = explanationFields.flatMap((field) =>
    problem.rubric[field].concepts.flatMap((concept) => concept.phrasings),
  );
  return new Set(contentStems(splitWords([sourceOf(problem), ...phrasings].join("\n"))));
}
