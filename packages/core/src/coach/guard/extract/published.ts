import type { Problem } from "../../../entities/catalog/problem.ts";
import { loadOnce } from "../../../ports/load-once.ts";
import { plainCode, removeCodeBlocks } from "./published-code.ts";
import { removeSentences } from "./published-text.ts";

/** Examples that are proven to help with no problem, and texts of pages that are open to everybody. */
export type Published = { code: readonly string[]; texts: readonly string[] };

/** Leaves out of a reply what the learner can read anyway. What is published is asked for once. */
export function createPublishedFilter(
  published: (() => Promise<Published>) | undefined,
): (reply: string, problem: Problem) => Promise<string> {
  const known = loadOnce(async () => {
    const { code, texts } = (await published?.()) ?? { code: [], texts: [] };
    return { code: new Set(code.map(plainCode)), texts };
  });
  return async (reply, { statement, constraints, examples }) => {
    const { code, texts } = await known();
    const own = [statement, ...constraints, ...examples.map(({ explanation }) => explanation)];
    return removeSentences(removeCodeBlocks(reply, code), [...own, ...texts]);
  };
}
