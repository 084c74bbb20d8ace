import { catalogProblems, loadCatalog, publishedIn } from "@foothold/catalog";
import { type ChatField, replyText } from "@foothold/core/chat";
import { createGuard } from "@foothold/core/coach";
import { median } from "@foothold/core/median";
import { anAttempt } from "@foothold/core/testing";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../../bench.ts";
import { speedReply } from "./speed-reply.ts";

const ROUNDS = 30;

/** What the guard adds while a reply streams in: it judges all that is whole by then, each time a field has come. */
export const chatGuard: Bench = {
  what: `ms that the guard takes for each field of a reply, judged with those before it; median and slowest of ${ROUNDS}`,
  async run() {
    const catalog = loadCatalog();
    const problem = await catalogProblems(catalog).find("two-sum");
    if (!problem) throw new Error("the catalogue has no two-sum");
    const runner = await createServerRunner({ checkers: catalog.checkers() });
    const published = async () => publishedIn(catalog);
    const code = problem.starterCode.python;
    const attempt = anAttempt({ problemSlug: problem.slug, language: "python", code });
    try {
      const times = new Map<ChatField, number[]>();
      for (let round = 0; round <= ROUNDS; round++) {
        // A new guard for each reply: it remembers programs that it has run.
        const guard = createGuard({ runner, published });
        await guard.check("Look.", { problem, attempt }, "balanced");
        for (const field of fields) {
          const begun = performance.now();
          const verdict = await guard.check(textUpTo(field), { problem, attempt }, "balanced");
          if (verdict.leak) throw new Error(`held back: ${verdict.evidence}`);
          const tookMs = performance.now() - begun;
          // The first round warms up.
          if (round > 0) times.set(field, [...(times.get(field) ?? []), tookMs]);
        }
      }
      return fields.map((field) => rowOf(field, times.get(field) ?? []));
    } finally {
      await runner.close();
    }
  },
};

const fields = (Object.keys(speedReply) as ChatField[]).filter(
  (field) => speedReply[field].length > 0,
);

/** All that is whole once a field has come. */
function textUpTo(field: ChatField): string {
  const come = fields.slice(0, fields.indexOf(field) + 1);
  return replyText(Object.fromEntries(come.map((each) => [each, speedReply[each]])));
}

function rowOf(field: ChatField, times: readonly number[]) {
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  return {
    field,
    characters: textUpTo(field).length,
    "median ms": rounded(median(times)),
    "slowest ms": rounded(Math.max(...times)),
  };
}
