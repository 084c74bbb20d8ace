import { loadCatalog } from "@foothold/catalog";
import { allPages } from "../all-pages.ts";
import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { expect, test } from "../support/story.ts";

const LEAST_TELLING_LENGTH = 12;
const compact = (text: string) => text.replaceAll(/\\[nt]|\s+/g, "");
const { references, bruteForce } = loadCatalog().problem("two-sum");

/** Lines that a learner's own program of these stories does not hold. */
const lines = [...Object.values(references), ...Object.values(bruteForce)]
  .flatMap((code) => code.split("\n"))
  .map(compact)
  .filter((line) => line.length >= LEAST_TELLING_LENGTH && /position|first|second/.test(line));

const found = (html: string) => lines.filter((line) => compact(html).includes(line));

test("no page shows a line of the author's solution before the attempt is complete", async ({
  context,
}) => {
  await signUp(context, someone("Learner"));
  expect(lines.length).toBeGreaterThan(5);
  for (const step of ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT"] as const) {
    const attempt = await attemptAt(context, step);
    for (const path of [attempt, ...allPages.learner.map((place) => place.path)]) {
      const html = await (await context.request.get(path)).text();
      expect({ step, path, found: found(html) }).toEqual({ step, path, found: [] });
    }
  }
  const done = await (await context.request.get(await attemptAt(context, "COMPLETE"))).text();
  expect(found(done).length).toBeGreaterThan(0);
});
