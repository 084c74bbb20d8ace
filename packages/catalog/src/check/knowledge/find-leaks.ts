import { type AttemptEvent, replay } from "@foothold/core/attempt";
import type { Problem } from "@foothold/core/catalog";
import { createGuard, inLanguage, type KnowledgeEntry, knowledgeText } from "@foothold/core/coach";
import type { Language, Runner } from "@foothold/core/runs";

export type GuardedProblem = Problem;

/** The guard reads texts and compares code; that no example passes a test by chance needs no run here. */
const nothingPasses: Pick<Runner, "run"> = {
  run: async ({ tests }) => ({
    status: "failed",
    timeMs: 0,
    peakMemoryBytes: 0,
    tests: tests.map(({ hidden = false }, index) => ({
      ...{ index, status: "failed", hidden, actual: null, stdout: "", stdoutTruncated: false },
      ...{ timeMs: 0, peakMemoryBytes: 0 },
    })),
  }),
};

const languages: readonly Language[] = ["python", "javascript"];

/** Entries that the guard would stop in an answer about some problem, and examples that resemble a reference. */
export async function findLeaks(
  entries: readonly KnowledgeEntry[],
  problems: readonly GuardedProblem[],
): Promise<string[]> {
  const guard = createGuard({ runner: nothingPasses });
  const findings: string[] = [];
  for (const problem of problems) {
    for (const language of languages) {
      const attempt = replay([startOf(problem, language)]);
      for (const entry of entries) {
        const text = knowledgeText(entry, language);
        const told = await guard.check(text, { problem, attempt }, "strict");
        if (told.leak) findings.push(describe(entry, problem, told));
        const example = inLanguage(entry.examples, language);
        const shown = `\`\`\`\n${example?.code ?? ""}\n\`\`\``;
        const judged = example ? await guard.check(shown, { problem, attempt }, "balanced") : null;
        // Every example has new code, so only its similarity to the reference counts.
        if (judged?.leak && judged.kind !== "novel-code") {
          findings.push(describe(entry, problem, judged));
        }
      }
    }
  }
  return [...new Set(findings)];
}

/** A learner who has written nothing yet: every word of an entry is new to them. */
function startOf({ slug, starterCode }: Problem, language: Language): AttemptEvent {
  const userId = "author";
  return {
    ...{ attemptId: "check", version: 1, actorId: userId, requestId: "check" },
    ...{ from: null, to: "UNDERSTAND", at: new Date(0).toISOString(), type: "attempt-started" },
    details: {
      ...{ userId, problemSlug: slug, language, mode: "BEGINNER", hintBudget: 0 },
      code: starterCode[language],
    },
  };
}

const describe = (
  { id }: KnowledgeEntry,
  { slug }: Problem,
  { kind, evidence }: { kind: string; evidence: string },
): string => `knowledge ${id}: the guard stops it for ${slug}: ${kind}, ${evidence}`;
