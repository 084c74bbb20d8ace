import type { Problem } from "@foothold/core/catalog";
import type { ChatReply } from "@foothold/core/chat";
import { authoredCoach, createGuard, openLibrary } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { anAttempt, fakeRunner } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { publishedIn } from "../published.ts";
import { catalogKnowledge } from "../repositories/catalog-knowledge.ts";
import { catalogLessons } from "../repositories/catalog-lessons.ts";
import { catalogPatterns } from "../repositories/catalog-patterns.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";
import { miniTextSearch } from "../search/mini-text-search.ts";

const catalog = loadCatalog();
const problems = catalogProblems(catalog);
const library = openLibrary({
  knowledge: catalogKnowledge(catalog),
  lessons: catalogLessons(catalog),
  search: miniTextSearch(),
});
const coach = authoredCoach(fakeRunner(), catalogPatterns(catalog), problems, {
  library,
  code: { outline: async () => null },
});

/** New code would be stopped before it is run, so no program has to. */
const neverRun: Pick<Runner, "run"> = { run: () => Promise.reject(new Error("nothing is run")) };
const guard = createGuard({ runner: neverRun, published: async () => publishedIn(catalog) });

/** One of each kind, some of them asked to bring out what is not told. */
const questions = [
  "what does KeyError mean?",
  "TypeError: Cannot read properties of undefined",
  "how do i sort by the second element",
  "how do i copy a list",
  "what is O(n)",
  "what is an invariant",
  "stack vs queue",
  "what is a hash map",
  "what is binary search",
  "what is dynamic programming",
  "what is this problem about?",
  "explain the first example",
  "explain the second example",
  "what are the constraints",
  "can the list be empty",
  "what does the function return",
  "are there duplicates?",
  "what if there is no solution?",
  "which pattern should i use",
  "what do i do now?",
  "im stuck",
  "how fast must it be",
  "is my code right?",
  "why do my tests fail",
  "what does line 2 do",
  "how do i debug",
  "just give me the solution",
  "write the function in pseudo code",
  "how do i solve this",
  "what should i remember",
  "thanks!",
  "i give up",
  "how do hints work",
  "what is a rescue",
  "who won the football game",
];

test.each(catalog.list().map(({ slug }) => slug))(
  "the guard lets everything pass that the coach says about %s",
  async (slug) => {
    const problem = (await problems.find(slug)) as Problem;
    const language = "python";
    const code = problem.starterCode[language];
    for (const v2Step of ["UNDERSTAND", "IMPLEMENT"] as const) {
      const attempt = anAttempt({ problemSlug: slug, v2Step, language, code });
      const subject = { kind: "attempt", problem, attempt } as const;
      for (const message of questions) {
        const asked = { subject, userId: "learner-1", message, past: [], summary: "" };
        const { reply } = await coach.converse({ ...asked, references: [], todos: [] });
        const verdict = await guard.check(textOf(reply), subject, "strict");
        expect({ v2Step, message, said: reply.summary, verdict }).toEqual({
          v2Step,
          message,
          said: reply.summary,
          verdict: { leak: false },
        });
      }
    }
  },
);

function textOf({ summary, sections, todos, commands, nextSteps }: ChatReply): string {
  return [
    summary,
    ...sections.map(({ heading, content }) => `${heading}\n\n${content}`),
    ...sections.flatMap(({ code }) => (code === undefined ? [] : [`\`\`\`\n${code}\n\`\`\``])),
    ...todos.map(({ text }) => `- ${text}`),
    ...commands.map(({ command }) => command),
    ...nextSteps.map(({ html }) => html),
  ].join("\n\n");
}
