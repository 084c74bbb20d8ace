import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { problemWithoutMisreading } from "@foothold/catalog/probes";
import { problemSchema } from "@foothold/core/catalog";
import type { Readings } from "./learners.ts";
import type { Gate } from "./walk-gate.ts";

const catalog = loadCatalog();
const known = catalogProblems(catalog);

export const slugs = catalog.list().map(({ slug }) => slug);

/** A problem's gate as learners meet it. */
export async function gateOf(slug: string): Promise<Gate> {
  const problem = await known.find(slug);
  if (!problem) throw new Error(`no problem ${slug}`);
  const readingsOf = remembered((args) => known.readingsOf(slug, args));
  const problems = { readingsOf: (_: string, args: Args) => readingsOf(args), isSameAnswer };
  return { problem, problems, allReadingsOf: readingsIn(readingsOf) };
}

/** The same with one misreading left out, as if nobody had thought of it. */
export function gatesWithout({ problem, allReadingsOf }: Gate): (misreading: string) => Gate {
  const without = problemWithoutMisreading(problem.slug);
  // Everything that is asked is one of the problem's own probes, of which it is known what they give.
  const problems = { readingsOf: async () => null, isSameAnswer };
  return (misreading) => ({
    problem: problemSchema.parse(without(misreading)),
    problems,
    allReadingsOf,
  });
}

type Args = Parameters<Gate["allReadingsOf"]>[0] | Parameters<typeof known.readingsOf>[1];
type ReadingsOf = (args: Args) => Promise<Readings | null>;

const { isSameAnswer } = known;

/** Programs that are run have a time limit, which a busy machine may need more than once. */
const TRIES = 5;

function remembered(read: ReadingsOf): ReadingsOf {
  const kept = new Map<string, Readings | null>();
  return async (args) => {
    const key = JSON.stringify(args);
    for (let count = 0; count < TRIES && !kept.get(key); count++) kept.set(key, await read(args));
    return kept.get(key) ?? null;
  };
}

function readingsIn(readingsOf: ReadingsOf): Gate["allReadingsOf"] {
  return async (args) => {
    const readings = await readingsOf(args);
    if (!readings) throw new Error(`nobody can read ${JSON.stringify(args)}`);
    return readings;
  };
}
