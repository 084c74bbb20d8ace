import { loadCatalog } from "@foothold/catalog";
import { type V2Step, v2Steps, viewSolution } from "@foothold/core/attempt";
import type { Problem } from "@foothold/core/catalog";
import { authoredCoach } from "@foothold/core/coach";
import type { RateLimits } from "@foothold/core/people";
import { fakeRunner } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints } from "../../api-docs/endpoints.ts";
import { type App, startApp } from "../../testing/app.ts";
import { moves } from "../../testing/moves.ts";
import { unzipped } from "../../testing/unzipped.ts";

/** Solves Two Sum in other words than the author, so that no line of theirs comes from here. */
const ownCode = `function twoSum(list, goal) {
  const met = {};
  for (const at of list.keys()) {
    if (goal - list[at] in met) return [met[goal - list[at]], at];
    met[list[at]] = at;
  }
}
`;

const wayTo: Record<Exclude<V2Step, "COMPLETE">, [verb: string, body: object]> = {
  UNDERSTAND: ["understand/skip", {}],
  PLAN: ["plan/skip", {}],
  IMPLEMENT: ["implement/submit", { code: ownCode }],
  VERIFY: ["verify/run", {}],
  REFLECT: ["reflect/skip", {}],
};
const openSteps = v2Steps.filter((step) => step !== "COMPLETE");

const problem = loadCatalog().problem("two-sum") as Problem;
const compact = (text: string) => text.replaceAll(/\\[nt]|\s+/g, "").replaceAll('\\"', '"');
const LEAST_TELLING_LENGTH = 12;

/** The lines of the author's programs that nothing else in the problem shows. */
function answerLines(): string[] {
  const open = compact([...Object.values(problem.starterCode), problem.statement].join("\n"));
  const programs = [...Object.values(problem.references), ...Object.values(problem.bruteForce)];
  return [...new Set(programs.flatMap((code) => code.split("\n")).map(compact))].filter(
    (line) => line.length >= LEAST_TELLING_LENGTH && !open.includes(line),
  );
}

const bodies = Object.fromEntries(
  Object.values(moves).map(([verb, body]) => [`/api/attempts/[attemptId]/${verb}`, body]),
);
const ids = {
  slug: "two-sum",
  lessonId: "hash-map-bite",
  cardId: "hash-map-1",
  position: "1",
} as Record<string, string>;

const endpoints = (await allEndpoints()).filter(
  // Both end the session that this test needs, and show nothing.
  ({ path }) => path !== "/api/me/delete" && path !== "/api/auth/[...all]",
);
const lines = answerLines();

describe("before an attempt is complete, no answer holds a line of the author's solution", () => {
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    const runner = fakeRunner();
    const rateLimits: RateLimits = {
      take: async () => ({ allowed: true, count: 1 }),
      giveBack: async () => {},
      clear: async () => {},
    };
    app = await startApp({}, { runner, coach: authoredCoach(runner), rateLimits });
    ({ cookie } = await app.signUp("learner"));
  });
  afterAll(() => app.stop());

  const gone = new AbortController();
  // What stays open, to tell of what happens later, ends with the caller.
  afterAll(() => gone.abort());

  const send = (method: string, path: string, body?: object) =>
    app.call(method, path, {
      cookie,
      signal: gone.signal,
      ...(method !== "GET" && { body: body ?? {} }),
    });

  async function attemptAt(step: V2Step): Promise<string> {
    const start = { problemSlug: "two-sum", language: "javascript", mode: "EXPERT" };
    const { attempt } = await (await send("POST", "/api/attempts", start)).json();
    for (const passed of openSteps.slice(0, v2Steps.indexOf(step))) {
      const [verb, body] = wayTo[passed];
      expect((await send("POST", `/api/attempts/${attempt.id}/${verb}`, body)).status).toBe(200);
    }
    return attempt.id;
  }

  test("the lines are looked for, and one would be found", async () => {
    expect(lines.length).toBeGreaterThan(8);
    const attemptId = await attemptAt("COMPLETE");
    const { userId } = (await app.deps().attempts.find(attemptId)) ?? { userId: "" };
    const actor = { userId, role: "learner", requestId: "a-request" } as const;
    const shown = compact(JSON.stringify(await viewSolution(app.deps(), { attemptId }, actor)));
    expect(lines.every((line) => shown.includes(line))).toBe(true);
  });

  test.each(openSteps)("at %s, whatever is called", async (step) => {
    let attemptId = await attemptAt(step);
    for (const { method, path } of endpoints) {
      const asked = path.replaceAll(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) =>
        name === "attemptId" ? attemptId : (ids[name] ?? "unknown"),
      );
      const answer = compact(await textOf(await send(method, asked, bodies[path])));
      const found = lines.filter((line) => answer.includes(line));
      expect({ method, path, found }).toEqual({ method, path, found: [] });
      if (method === "GET") continue;
      const now = await (await send("GET", `/api/attempts/${attemptId}`)).json();
      if (now.attempt.v2Step !== step) attemptId = await attemptAt(step);
    }
  });
});

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("zip")) return JSON.stringify(await unzipped(response));
  return type.includes("event-stream") ? "" : response.text();
}
