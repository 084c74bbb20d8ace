import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import { authoredCoach, type Coach, type ExplanationAssessment } from "@foothold/core/coach";
import { anAttempt } from "@foothold/core/testing";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { type Class, classes, type Labelled, readExplanations } from "./read-explanations.ts";

const passes: Record<Class, boolean> = {
  good: true,
  clumsy: true,
  partly: false,
  wrong: false,
  gamed: false,
  "off-topic": false,
};

type Judged = Labelled & { reply: ExplanationAssessment; right: boolean };

/** `coach=tuning` leaves out the third kept for the final run, and lists what was judged wrongly. */
export const coach: Bench = {
  what: "explanations that the built-in coach reads: right ones refused, others let through",
  async run(detail) {
    const judged = await judgeAll((each) => detail !== "tuning" || !each.final);
    if (detail === "tuning") for (const each of judged) if (!each.right) tell(each);
    const parts = detail === "tuning" ? [false] : [false, true];
    return parts.flatMap((final) =>
      classes.map((name) =>
        row(
          name,
          final,
          judged.filter((each) => each.class === name && each.final === final),
        ),
      ),
    );
  },
};

async function judgeAll(which: (each: Labelled) => boolean): Promise<Judged[]> {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const all = readExplanations((slug) => catalog.problem(slug).statement).filter(which);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const judged: Judged[] = [];
  try {
    const asked = authoredCoach(runner, undefined, problems);
    for (const each of all) {
      const problem = await problems.find(each.slug);
      if (!problem) throw new Error(`no problem ${each.slug}`);
      const reply = await judge(asked, problem, each);
      judged.push({ ...each, reply, right: (reply.status === "PASS") === passes[each.class] });
    }
  } finally {
    await runner.close();
  }
  return judged;
}

function judge(asked: Coach, problem: Problem, { slug, fields }: Labelled) {
  const understandPayload = { ...fields, aiAssessment: null, followups: [], predictions: [] };
  return asked.assessExplanation({
    problem,
    attempt: anAttempt({ problemSlug: slug, mode: "BEGINNER", understandPayload }),
  });
}

function row(name: Class, final: boolean, judged: readonly Judged[]) {
  const mistaken = judged.filter(({ right }) => !right).length;
  return {
    set: final ? "final" : "tuning",
    class: name,
    explanations: judged.length,
    "right refused": passes[name] ? mistaken : "",
    "wrong let through": passes[name] ? "" : mistaken,
    share: `${Math.round((mistaken / judged.length) * 1000) / 10}%`,
  };
}

function tell({ slug, class: name, kind, number, fields, reply }: Judged): void {
  console.log(`\n${slug} ${name} ${number} ${kind}: ${reply.status}`);
  console.log(`  ${Object.values(fields).join("\n  ")}`);
  console.log(`  held: ${reply.strengths.join("; ")}\n  gaps: ${reply.gaps.join("; ")}`);
}
