import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { missingExplanation } from "@foothold/core/coach";
import type { Bench } from "../bench.ts";
import { classes, type Labelled, readExplanations } from "../coach/read-explanations.ts";

type Judged = Labelled & { words: number; refused: string | null };

/** `understanding-words=list` tells which honest ones are refused and which others are not. */
export const understandingWords: Bench = {
  what: "kept explanations at the gate: which are no attempt at one, and how long they are",
  async run(detail) {
    const judged = await judgeAll();
    if (detail === "list") judged.filter(isNotable).forEach(tell);
    return classes.map((name) => {
      const of = judged.filter((each) => each.class === name);
      const refused = of.filter((each) => each.refused !== null).length;
      const words = of.map((each) => each.words).toSorted((one, other) => one - other);
      return {
        class: name,
        explanations: of.length,
        "no explanation": refused,
        share: `${Math.round((refused / of.length) * 1000) / 10}%`,
        "words, median": words[Math.floor(words.length / 2)] ?? 0,
        "words, 90%": words[Math.floor(words.length * 0.9)] ?? 0,
      };
    });
  },
};

async function judgeAll(): Promise<Judged[]> {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const all = readExplanations((slug) => catalog.problem(slug).statement);
  return Promise.all(
    all.map(async (each) => {
      const problem = await problems.find(each.slug);
      if (!problem) throw new Error(`no problem ${each.slug}`);
      const payload = { ...each.fields, aiAssessment: null, followups: [], predictions: [] };
      const words = Object.values(each.fields).join(" ").split(/\s+/).filter(Boolean).length;
      return { ...each, words, refused: missingExplanation(problem, payload)?.label ?? null };
    }),
  );
}

function isNotable({ class: name, refused }: Judged): boolean {
  const isHonest = name === "good" || name === "clumsy" || name === "partly" || name === "wrong";
  return isHonest === (refused !== null);
}

function tell({ slug, class: name, kind, number, refused, fields }: Judged): void {
  console.log(`\n${slug} ${name} ${number} ${kind}: ${refused ?? "counts as an explanation"}`);
  console.log(`  ${Object.values(fields).join("\n  ")}`);
}
