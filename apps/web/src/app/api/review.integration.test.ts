import { viewRecoveryMetrics } from "@foothold/core/recovery";
import { wrongCode } from "@foothold/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../testing/practice.ts";

let app: PracticeApp;
let learner: Learner;
let attemptId: string;
let instructor: Awaited<ReturnType<typeof anInstructor>>;
let outsider: Awaited<ReturnType<typeof anInstructor>>;

beforeAll(async () => {
  app = await startPracticeApp();
  [instructor, outsider] = [await anInstructor(), await anInstructor()];
  learner = await app.learner();
  await learner.send("POST", "/api/classes/join", { joinCode: instructor.joinCode });
  attemptId = await learner.reach("IMPLEMENT");
  for (let time = 0; time < 4; time += 1) {
    if (time > 0) await learner.move(attemptId, "verify/retry");
    await learner.move(attemptId, "implement/submit", { code: `${wrongCode}const t${time} = 1;` });
    await learner.move(attemptId, "verify/run");
  }
}, 60_000);
afterAll(() => app.stop());

async function anInstructor() {
  const { cookie, id } = await app.signUp("instructor");
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { cookie, ...(body && { body }) });
  const made = await (await call("POST", "/api/classes", { name: "=Mornings" })).json();
  const { id: classId, joinCode } = made.class as { id: string; joinCode: string };
  return { id, call, classId, joinCode };
}

const comment = { place: "IMPLEMENT", attemptVersion: 3, line: 1, lineText: "a", text: "Why?" };
const commentsPath = () => `/api/learners/attempts/${attemptId}/comments`;

test("the spreadsheet has a line for each attempt, and is nobody else's", async () => {
  const path = `/api/classes/${instructor.classId}/export`;
  expect((await outsider.call("GET", path)).status).toBe(404);
  const response = await instructor.call("GET", path);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="class\.csv"/);
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("add-two,javascript,BEGINNER,VERIFY,STUCK");
  const trail = await app.deps().audit.search({ action: "class-exported", limit: 5 });
  expect(trail.items).toMatchObject([{ actorId: instructor.id, subject: instructor.classId }]);
});

test("a comment reaches the learner of one's own class, and nobody else's", async () => {
  expect((await outsider.call("POST", commentsPath(), comment)).status).toBe(404);
  const written = await instructor.call("POST", commentsPath(), comment);
  expect(written.status).toBe(201);
  expect((await written.json()).comment).toMatchObject({
    text: "Why?",
    authorName: expect.any(String),
  });
  const { body } = await learner.send("GET", "/api/notifications");
  expect(body).toMatchObject({ unread: 1, items: [{ kind: "comment-written", attemptId }] });
});

test.each([
  ["text", "  "],
  ["line", 3_000_000_000],
  ["attemptVersion", 3_000_000_000],
])("a comment whose %s is %j is refused at its field", async (field, value) => {
  const refused = await instructor.call("POST", commentsPath(), { ...comment, [field]: value });
  expect(refused.status).toBe(422);
  expect((await refused.json()).error.details.fields).toMatchObject([{ field }]);
});

test("recoveries count for the instructor of the learner and for admins, not for others", async () => {
  await learner.move(attemptId, "stuck/recover");
  const count = async (userId: string, role: "instructor" | "admin") =>
    (await viewRecoveryMetrics(app.deps(), { days: 7 }, { userId, role })).triggers;
  expect(await count(instructor.id, "instructor")).toBe(1);
  expect(await count(outsider.id, "instructor")).toBe(0);
  expect(await count(outsider.id, "admin")).toBe(1);
  const actor = { userId: instructor.id, role: "instructor" } as const;
  const { byProblem, byPattern, byProvider } = await viewRecoveryMetrics(
    app.deps(),
    { days: 7 },
    actor,
  );
  for (const series of [byProblem, byPattern, byProvider]) {
    const counts = series[0]?.overTime.map(({ triggers }) => triggers) ?? [];
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 1]);
  }
});
