import { TAKEN_BACK } from "@foothold/core/recovery";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "../../migrate.ts";
import { createEmptyDatabase } from "../../testing/copy-template.ts";
import { query } from "../../testing/index.ts";
import { migrateTo } from "../../testing/migrate-to.ts";

const secret = "Dear Ada, I know you were in hospital.";
const own = (id: string) => ({ stage: "guidance", strategy: id, text: secret, outcome: null });
const mutation = { stage: "mutation", strategy: "rephrase", text: "Say it anew.", outcome: null };

/** Two learners, one answered by name, the other shown the same words as "what helped others". */
async function before(url: string) {
  const run = (text: string, values: unknown[] = []) => query(url, text, values);
  for (const id of ["teacher", "first", "stranger"]) {
    await run(`insert into "user" (id, name, email) values ($1, $1, $1 || '@example.org')`, [id]);
  }
  for (const [id, author] of [
    ["kept", "teacher"],
    ["orphan", null],
  ]) {
    await run(
      `insert into guidance (id, problem_slug, situation, option, words, steps, variants, status, helped,
         not_helped, author_id, first_learner_id, version, created_at, updated_at)
       values ($1, 'add-two', '{}', 'free-text', $3, '[]', '[]', 'verified', 2, 0, $2, 'first', 1, now(), now())`,
      [id, author, secret],
    );
  }
  for (const learner of ["first", "stranger"]) {
    await run(
      `insert into attempts (id, user_id, problem_slug, language, state, code)
       values ($1, $1, 'add-two', 'javascript', 'CODE', '')`,
      [learner],
    );
    await run(
      `insert into recoveries (id, attempt_id, user_id, problem_slug, patterns, trigger, situation, goal, status,
         shown_version, iterations, version)
       values ($1, $1, $1, 'add-two', '[]', 'stuck', 'x', 'x', 'waiting', 1, 1, 1)`,
      [learner],
    );
    await run(
      `insert into recovery_steps (recovery_id, key, position, stage, strategy, round, status, text, is_fallback,
         shown, begun_at, leased_until)
       values ($1, 'guidance:kept', 1, 'guidance', 'kept', 1, 'done', $2, false, true, now(), now())`,
      [learner, secret],
    );
    await run(
      `insert into escalations (id, recovery_id, attempt_id, user_id, problem_slug, language, place, goal, message,
         code, situation, tried, stuck_iterations, status, urgent_since)
       values ($1, $1, $1, $1, 'add-two', 'javascript', 'CODE', 'x', '', '', '{}', $2, 1, 'open', now())`,
      [learner, JSON.stringify([own("kept"), mutation])],
    );
  }
}

test("notes from before are their author's alone, and gone from strangers' pages", async () => {
  const database = await createEmptyDatabase(inject("testServerUrl"));
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "0018_workspace_files");
  await before(database.url);
  await migrate(database.url);
  expect(await query(database.url, "select id, scope, class_id, words_by from guidance")).toEqual([
    { id: "kept", scope: "private", class_id: null, words_by: "teacher" },
  ]);
  const texts = "select recovery_id, text from recovery_steps order by recovery_id";
  expect(await query(database.url, texts)).toEqual([
    { recovery_id: "first", text: secret },
    { recovery_id: "stranger", text: TAKEN_BACK },
  ]);
  const tried = await query(database.url, "select id, tried from escalations order by id");
  expect(tried).toEqual([
    { id: "first", tried: [own("kept"), mutation] },
    { id: "stranger", tried: [{ ...own("kept"), text: TAKEN_BACK }, mutation] },
  ]);
});
