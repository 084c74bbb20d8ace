import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import { createGuard, type Guard, type PastRemark } from "@foothold/core/coach";
import { createServerRunner } from "@foothold/runner/server";
import { type Bench, type Row, row } from "../../bench.ts";
import { attemptOf } from "./judge-cases.ts";
import { readCorpus } from "./read-corpus.ts";

type Share = { of: number; alone: number; together: number };

/** One reply for each meaningful line of a reference. */
function lineByLine({ references }: Problem): string[] {
  return (references.javascript ?? "")
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line))
    .map((line) => `You could write\n\n\`\`\`js\n${line}\n\`\`\`\n\nand look at it again.`);
}

/**
 * Whether a program gets out line by line, once with a guard that forgets earlier replies and once with one that
 * remembers.
 */
async function programs(guard: Guard): Promise<Share> {
  const catalog = catalogProblems(loadCatalog());
  const share = { of: 0, alone: 0, together: 0 };
  for (const { slug } of await catalog.list()) {
    const problem = await catalog.find(slug);
    if (!problem) continue;
    share.of += 1;
    const code = problem.starterCode.javascript;
    const attempt = attemptOf({ problem: slug, learner: { language: "javascript", code } });
    const told: PastRemark[] = [];
    const blocked = { alone: false, together: false };
    for (const text of lineByLine(problem)) {
      const alone = await guard.check(text, { problem, attempt }, "balanced");
      const context = { problem, attempt, told: async () => told };
      const together = alone.leak ? alone : await guard.check(text, context, "balanced");
      blocked.alone ||= alone.leak;
      blocked.together ||= together.leak;
      if (together.leak) console.log(`  ${slug}: line ${told.length + 1}, ${together.kind}`);
      if (together.leak) break;
      told.push({ text, code });
    }
    if (blocked.alone) share.alone += 1;
    if (blocked.together) share.together += 1;
  }
  return share;
}

/** Every harmless reply, judged after all the others about the same problem. */
async function harmless(guard: Guard): Promise<Share> {
  const share = { of: 0, alone: 0, together: 0 };
  for (const set of ["tuning", "final", "fresh"] as const) {
    const { cases, problems } = await readCorpus(set);
    const replies = cases.filter(({ leaks }) => !leaks);
    for (const one of replies) {
      const problem = problems.get(one.problem);
      if (!problem) continue;
      share.of += 1;
      const told = replies
        .filter((other) => other !== one && other.problem === one.problem)
        .filter((other) => other.class !== "rescue")
        .map(({ text, learner }) => ({ text, code: learner.code }));
      const context = { problem, attempt: attemptOf(one) };
      if ((await guard.check(one.text, context, one.policy)).leak) share.alone += 1;
      const after = { ...context, told: async () => told };
      if ((await guard.check(one.text, after, one.policy)).leak) share.together += 1;
    }
  }
  return share;
}

function shareRow(name: string, { of, alone, together }: Share): Row {
  return row(`${name}, of ${of}`, "% blocked", (100 * alone) / of, (100 * together) / of);
}

async function run(): Promise<Row[]> {
  const runner = await createServerRunner({ checkers: loadCatalog().checkers() });
  try {
    const guard = createGuard({ runner });
    return [
      shareRow("a program line by line", await programs(guard)),
      shareRow("a harmless reply after all the others", await harmless(guard)),
    ];
  } finally {
    await runner.close();
  }
}

export const guardTogether: Bench = {
  what: "what the guard blocks of replies that follow on others, against each judged alone",
  run,
};
