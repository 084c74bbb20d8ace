import { type OwnTest, ownTestsSchema } from "../../entities/runs/own-test.ts";

export type ReadTests = { readable: true; tests: OwnTest[] } | { readable: false; why: string };

/** The tests of a `tests.json`, or where it cannot be read. */
export function readOwnTests(text: string): ReadTests {
  const refuse = (why: string): ReadTests => ({ readable: false, why });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`It is no JSON: ${error instanceof Error ? error.message : "it ends too soon"}`);
  }
  const parsed = ownTestsSchema.safeParse(json);
  if (parsed.success) return { readable: true, tests: parsed.data };
  const issue = parsed.error.issues[0];
  const [index, ...field] = issue?.path ?? [];
  const place = typeof index === "number" ? `Test ${index + 1}, ${field.join(".")}: ` : "";
  return refuse(`${place}${issue?.message ?? "It is a list of tests."}`);
}
