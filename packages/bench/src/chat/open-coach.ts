import {
  catalogKnowledge,
  catalogLessons,
  catalogPatterns,
  catalogProblems,
  loadCatalog,
  miniTextSearch,
  publishedIn,
} from "@foothold/catalog";
import { authoredCoach, createGuard, openLibrary } from "@foothold/core/coach";
import { createCodeReader } from "@foothold/runner/outline";
import { createServerRunner } from "@foothold/runner/server";

/** The built-in coach with nothing configured, and the guard that its answers are put before. */
export async function openCoach() {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const lessons = catalogLessons(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const guard = createGuard({ runner, published: async () => publishedIn(catalog) });
  const library = openLibrary({
    knowledge: catalogKnowledge(catalog),
    lessons,
    search: miniTextSearch(),
  });
  const code = createCodeReader(runner);
  const coach = authoredCoach(runner, catalogPatterns(catalog), problems, { library, code });
  return { coach, guard, problems, lessons, runner, library };
}
export type OpenCoach = Awaited<ReturnType<typeof openCoach>>;
