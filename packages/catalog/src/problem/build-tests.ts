import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeReference } from "../native/call-reference.ts";
import { argsGenerator } from "../native/generate-args.ts";
import type { Json } from "../schema/shared.ts";

export type CatalogTest = {
  id: string;
  args: Json[];
  expected: Json;
  purpose: string;
  hidden: boolean;
  group?: string;
};

/** Visible tests first, then hidden ones; the answers of generated tests come from the reference. */
export function buildTests(authored: AuthoredProblem): CatalogTest[] {
  const solve = nativeReference(authored);
  const argsOf = argsGenerator(authored);
  const lists = [
    { hidden: false, list: authored.tests.visible },
    { hidden: true, list: authored.tests.hidden },
  ];
  return lists.flatMap(({ hidden, list }) =>
    list.map(({ id, purpose, group, args = [], expected = null, generate }) => {
      const told = { purpose, hidden, ...(group !== undefined && { group }) };
      if (!generate) return { id, args, expected, ...told };
      const generated = argsOf(generate.seed, generate.size);
      return { id, args: generated, expected: solve(generated), ...told };
    }),
  );
}
