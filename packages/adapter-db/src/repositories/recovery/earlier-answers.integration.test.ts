import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "../../migrate.ts";
import { createEmptyDatabase } from "../../testing/copy-template.ts";
import { query } from "../../testing/index.ts";
import { migrateTo } from "../../testing/migrate-to.ts";

const answer = {
  ...{ option: "free-text", text: "The second answer.", steps: ["Draw it."] },
  ...{ guidanceId: null, answeredBy: "teacher", at: "2030-01-01T09:05:00.000Z" },
};

/** A class whose maker joined first, and a learner of it who asked twice and was answered twice. */
async function before(url: string) {
  const run = (text: string, values: unknown[] = []) => query(url, text, values);
  for (const id of ["teacher", "later", "learner"]) {
    await run(`insert into "user" (id, name, email) values ($1, $1, $1 || '@example.org')`, [id]);
  }
  await run("insert into classes (id, name, join_code) values ('class', 'Mornings', 'CODE')");
  for (const [who, role, day] of [
    ["later", "instructor", 2],
    ["teacher", "instructor", 1],
    ["learner", "learner", 3],
  ]) {
    const member = "insert into class_members (class_id, user_id, role, joined_at) values";
    await run(`${member} ('class', $1, $2, $3)`, [who, role, `2030-01-0${day}T09:00:00Z`]);
  }
  await run(
    `insert into attempts (id, user_id, problem_slug, language, state, code)
     values ('attempt', 'learner', 'add-two', 'javascript', 'CODE', '')`,
  );
  await run(
    `insert into recoveries (id, attempt_id, user_id, problem_slug, patterns, trigger, situation, goal, status,
       shown_version, iterations, version)
     values ('recovery', 'attempt', 'learner', 'add-two', '[]', 'asked', 'x', 'x', 'waiting', 1, 1, 1)`,
  );
  for (const [key, text] of [
    ["human", "The first answer."],
    ["human:2", answer.text],
  ]) {
    await run(
      `insert into recovery_steps (recovery_id, key, position, stage, strategy, round, status, text, is_fallback,
         shown, begun_at, done_at, leased_until)
       values ('recovery', $1, 1, 'human', 'instructor', 1, 'done', $2, false, true, '2030-01-01T08:00:00Z',
         '2030-01-01T08:01:00Z', now())`,
      [key, text],
    );
  }
  await run(
    `insert into escalations (id, recovery_id, attempt_id, user_id, problem_slug, language, place, goal, message,
       code, situation, tried, stuck_iterations, status, answer, created_at, urgent_since)
     values ('question', 'recovery', 'attempt', 'learner', 'add-two', 'javascript', 'CODE', 'x', '', '', '{}', '[]', 1,
       'answered', $1, '2030-01-01T09:00:00Z', now())`,
    [JSON.stringify(answer)],
  );
}

test("answers from before stay with their attempt, and a class belongs to who made it", async () => {
  const database = await createEmptyDatabase(inject("testServerUrl"));
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "0019_guidance_is_private");
  await before(database.url);
  await migrate(database.url);
  const kept = await query(
    database.url,
    "select text, author_id, class_id, waited_ms from instructor_answers order by at",
  );
  expect(kept).toEqual([
    { text: "The first answer.", author_id: null, class_id: "class", waited_ms: 60_000 },
    { text: answer.text, author_id: "teacher", class_id: "class", waited_ms: 300_000 },
  ]);
  const [stored] = await query(database.url, "select answer from escalations");
  expect(stored?.answer).toMatchObject({ ...answer, classId: "class", suggestedProblem: null });
  expect(await query(database.url, "select owner_id from classes")).toEqual([
    { owner_id: "teacher" },
  ]);
});
