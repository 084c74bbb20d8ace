import type { Problem } from "@foothold/core/catalog";
import { createGuard } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { publishedIn } from "../published.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
const problems = catalogProblems(catalog);
/** New code would be stopped before it is run, so no program has to. */
const neverRun: Pick<Runner, "run"> = { run: () => Promise.reject(new Error("nothing is run")) };
const guard = createGuard({ runner: neverRun, published: async () => publishedIn(catalog) });

test.each(catalog.list().map(({ slug }) => slug))(
  "the guard lets every authored answer about %s pass",
  async (slug) => {
    const problem = (await problems.find(slug)) as Problem;
    const attempt = anAttempt({ problemSlug: slug, v2Step: "PLAN", language: "python" });
    // What is authored is published once it has passed, so here it is judged like anything else.
    const judged = { ...problem, questions: [] };
    const subject = { problem: judged, attempt: { ...attempt, code: problem.starterCode.python } };
    const stopped = [];
    for (const { asks, text } of problem.questions) {
      const verdict = await guard.check(text, subject, "strict");
      if (verdict.leak) stopped.push({ asked: asks[0], evidence: verdict.evidence });
    }
    expect(stopped).toEqual([]);
  },
);
