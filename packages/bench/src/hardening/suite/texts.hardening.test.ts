import { expect, test } from "vitest";
import type { Learner } from "../learner.ts";
import { attackedServer } from "./attacked-server.ts";

const server = attackedServer();

const words = (length: number) =>
  Array.from({ length: length / 4 }, (_, at) => `w${at.toString(36)}xyz`)
    .join("\n")
    .slice(0, length);

/** What fills every box to its limit. */
const filled = (textOf: (length: number) => string) => ({
  explanation: textOf(4_000),
  inputOutputDescription: textOf(2_000),
  constraintsDescription: textOf(2_000),
  exampleWalkthrough: textOf(4_000),
  wrongApproach: textOf(2_000),
});
const repeated = (unit: string) => (length: number) =>
  unit
    .repeat(length)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "x");

async function begin(mode: "BEGINNER" | "EXPERT") {
  const learner = await server.learner();
  return { learner, path: await beginAs(learner, mode) };
}

async function beginAs(learner: Learner, mode: "BEGINNER" | "EXPERT"): Promise<string> {
  const start = { problemSlug: "two-sum", language: "javascript", mode };
  const { text } = await learner.call("POST", "/api/attempts", start);
  const { id } = (JSON.parse(text) as { attempt: { id: string } }).attempt;
  return `/api/attempts/${id}`;
}

test.each([
  ["one letter", repeated("s")],
  ["short sentences", repeated("a. ")],
  ["different words", words],
  ["negations", repeated("not ")],
  ["brackets", repeated("[")],
  ["numbers in lists", repeated("[1,2],")],
  ["combining marks", repeated("e\u0301\u0302\u0303")],
  ["emoji of several people", repeated("👩‍👩‍👧‍👦")],
  ["marks that turn the direction", repeated("\u202e\u2066")],
])(
  "while an explanation of %s is read, health answers before it is done",
  async (_name, textOf) => {
    const { learner, path } = await begin("BEGINNER");
    let isRead = false;
    const reading = learner
      .call("POST", `${path}/understand/submit`, filled(textOf))
      .then((answer) => {
        isRead = true;
        return answer.status;
      });
    const statuses: number[] = [];
    while (!isRead) statuses.push(await server.health());
    expect(await reading).toBe(200);
    expect(statuses.length).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

test("somebody's short explanation is read in turn with another's twenty long ones", async () => {
  const honest = await begin("BEGINNER");
  const learner = await server.learner();
  const paths = await Promise.all(Array.from({ length: 20 }, () => beginAs(learner, "BEGINNER")));
  let answered = 0;
  const flood = paths.map((path) =>
    learner.call("POST", `${path}/understand/submit`, filled(words)).then(() => ++answered),
  );
  await Promise.race(flood);
  const short = filled(() => "I add both.");
  await honest.learner.call("POST", `${honest.path}/understand/submit`, short);
  expect(answered).toBeLessThan(20);
  await Promise.all(flood);
});

test.each([
  ["deep lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 422],
  ["deep objects", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`, 422],
  ["a prototype", '{"__proto__":{"role":"admin"}}', 422],
  ["five megabytes", JSON.stringify({ explanation: "s".repeat(5_000_000) }), 413],
  ["ten thousand names", `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`)}}`, 422],
  ["half a character", '{"explanation":"\\ud800"}', 422],
  ["nothing that is JSON", "{{{{", 400],
])("a body of %s is refused by its reason", async (_name, body, status) => {
  const { learner, path } = await begin("BEGINNER");
  const response = await fetch(`${server.url()}${path}/understand/submit`, {
    method: "POST",
    headers: { cookie: learner.cookie, "content-type": "application/json" },
    body,
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
});

test.each([
  "(((((((((",
  "a".repeat(100),
  "(a+)+$",
  "%%%\\\\",
  "e\u0301".repeat(50),
  "[^\\d]*".repeat(10),
])("the search box takes %s for words", async (search) => {
  const { learner } = await begin("BEGINNER");
  const answer = await learner.call("GET", `/api/problems?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
});
