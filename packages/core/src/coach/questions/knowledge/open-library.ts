import type { ProblemQuestion } from "../../../entities/catalog/problem-teaching.ts";
import { isAbout } from "../../../entities/coach/knowledge-entry.ts";
import type { Library, LibraryParts } from "../../../ports/coach/knowledge.ts";
import { loadOnce } from "../../../ports/load-once.ts";
import { routeQuestion } from "../routing/route-question.ts";
import { findCallEntry } from "./find-call-entry.ts";
import { findErrorEntry } from "./find-error-entry.ts";
import { codeNames } from "./search/code-names.ts";
import { createFinder, type Finder } from "./search/create-finder.ts";

/** Builds the indexes before the first question, which takes a few tenths of a second. */
export async function prepareLibrary({
  route,
  findEntries,
  findPassages,
}: Pick<Library, "route" | "findEntries" | "findPassages">): Promise<void> {
  await route({ question: "list", step: null, hasCode: false, hasRun: false });
  await findEntries("list", "python");
  await findPassages("list");
}

/** The library with indexes that are built once, when they are first needed. */
export function openLibrary({ knowledge, lessons, search }: LibraryParts): Library {
  const entryFinder = loadOnce(async () =>
    createFinder(
      (await knowledge.entries()).map((entry) => ({
        found: entry,
        asks: [entry.title, ...entry.asks],
        names: codeNames(entry),
        text: [entry.text, entry.cause, entry.look, ...Object.values(entry.notes)].join(" "),
      })),
      search,
    ),
  );

  const passageFinder = loadOnce(async () => {
    const read = await Promise.all((await lessons.list()).map(({ id }) => lessons.find(id)));
    const sections = read.flatMap((lesson) =>
      (lesson?.sections ?? []).map(({ heading, text }) => ({
        found: { source: `the lesson “${lesson?.title}”`, id: lesson?.id ?? "", text },
        asks: [heading, `${lesson?.title} ${heading}`],
        text,
      })),
    );
    const cards = (await lessons.cards()).map(({ id, question, answer }) => ({
      found: { source: "a recall card", id, text: answer },
      asks: [question],
      text: answer,
    }));
    return createFinder([...sections, ...cards], search);
  });

  // A problem is read anew for each question, so its finder is kept by what its questions are.
  const questionFinders = new Map<string, Finder<ProblemQuestion>>();
  const questionFinder = (questions: readonly ProblemQuestion[]) => {
    const key = questions.map(({ asks }) => asks.join("\n")).join("\n\n");
    const known = questionFinders.get(key);
    if (known) return known;
    const finder = createFinder(
      questions.map((each) => ({ found: each, asks: each.asks, text: each.text })),
      search,
    );
    questionFinders.set(key, finder);
    return finder;
  };

  return {
    async route(question) {
      return routeQuestion(question, await knowledge.routeWeights());
    },
    async findQuestions(questions, question) {
      return questions.length === 0 ? [] : questionFinder(questions)(question);
    },
    async findEntries(question, language) {
      return (await entryFinder())(question, (entry) => isAbout(entry, language));
    },
    async findError(message, language) {
      return findErrorEntry(await knowledge.entries(), message, language);
    },
    async entry(id) {
      return (await knowledge.entries()).find((entry) => entry.id === id) ?? null;
    },
    async findCall(name, language) {
      return findCallEntry(await knowledge.entries(), name, language);
    },
    async findPassages(question) {
      return (await passageFinder())(question);
    },
  };
}
