import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

describe("files of a workspace over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  const send = (method: string, id: string, body?: Record<string, unknown>) =>
    learner.send(method, `/api/attempts/${id}/files`, body);
  const contents = async (id: string) => {
    const { files } = (await send("GET", id)).body;
    return Object.fromEntries(files.map((file: { path: string }) => [file.path, file]));
  };

  test("they are created, saved, renamed, deleted, and come back with a rewind", async () => {
    const id = await learner.reach("IMPLEMENT");
    const made = await send("PUT", id, { path: "notes.md", content: "one\n", version: 0 });
    expect(made).toMatchObject({ status: 200, body: { path: "notes.md" } });
    const { version } = made.body;
    await send("PUT", id, { path: "notes.md", content: "two\n", version });
    const stale = await send("PUT", id, { path: "notes.md", content: "late\n", version });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({
      code: "stale-version",
      details: { path: "notes.md", content: "two\n" },
    });
    const present = stale.body.error.details.version;
    const refused = await learner.send("POST", `/api/attempts/${id}/files/rename`, {
      path: "notes.md",
      to: "solution.js",
      version: present,
    });
    expect(refused.status).toBe(422);
    const renamed = await learner.send("POST", `/api/attempts/${id}/files/rename`, {
      path: "notes.md",
      to: "scratch/notes.md",
      version: present,
    });
    expect(await contents(id)).toMatchObject({ "scratch/notes.md": { content: "two\n" } });
    await send("DELETE", id, { path: "scratch/notes.md", version: renamed.body.version });
    expect(Object.keys(await contents(id))).toEqual(["solution.js"]);
    await learner.move(id, "rewind", { position: 1 });
    expect(await contents(id)).toMatchObject({ "notes.md": { content: "two\n" } });
    const { items } = (await learner.send("GET", `/api/attempts/${id}/changes`)).body;
    expect(items.map((change: { source: string }) => change.source)).toEqual([
      "rewind",
      "learner",
      "learner",
      "learner",
    ]);
    expect(items[1].files).toMatchObject([{ path: "scratch/notes.md", isDeleted: true }]);
  });

  test("one change is taken back while the others stay; a file that was changed since is not", async () => {
    const id = await learner.reach("IMPLEMENT");
    const made = await send("PUT", id, { path: "notes.md", content: "one\n", version: 0 });
    await send("PUT", id, { path: "scratch/a.js", content: "1;\n", version: 0 });
    const back = await learner.move(id, "changes/1/rewind", {});
    expect(back).toMatchObject({ status: 200, body: { paths: ["notes.md"], todos: null } });
    expect(Object.keys(await contents(id))).toEqual(["solution.js", "scratch/a.js"]);
    const { items } = (await learner.send("GET", `/api/attempts/${id}/changes`)).body;
    expect(items).toMatchObject([
      { position: 3, source: "rewind", applied: true, cost: 0 },
      { position: 2, applied: true },
      { position: 1, applied: false },
    ]);
    await learner.move(id, "changes/3/rewind", {});
    const { version } = (await contents(id))["notes.md"];
    expect(version).toBeGreaterThan(made.body.version);
    await send("PUT", id, { path: "notes.md", content: "mine\n", version });
    const stale = await learner.move(id, "changes/4/rewind", {});
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({
      code: "stale-version",
      details: { path: "notes.md", content: "mine\n" },
    });
  });

  test("what a command changed is one change set of its own, all of it or nothing", async () => {
    const id = await learner.reach("IMPLEMENT");
    const command = (changes: object[]) =>
      learner.send("POST", `/api/attempts/${id}/files/command`, { changes });
    const made = await command([
      { path: "notes.md", before: null, after: "one\n" },
      { path: "scratch/copy.js", before: null, after: "1;\n" },
    ]);
    expect(made).toMatchObject({ status: 200, body: { changeSet: { position: 1 } } });
    const stale = await command([
      { path: "scratch/copy.js", before: "1;\n", after: null },
      { path: "notes.md", before: "another\n", after: "two\n" },
    ]);
    expect(stale.status).toBe(409);
    expect(stale.body.error.details).toMatchObject({ path: "notes.md", content: "one\n" });
    expect((await command([{ path: "/etc/passwd", before: null, after: "x" }])).status).toBe(422);
    expect((await command([{ path: "solution.js", before: null, after: "x" }])).status).toBe(409);
    expect(Object.keys(await contents(id))).toEqual(["solution.js", "notes.md", "scratch/copy.js"]);
    const { items } = (await learner.send("GET", `/api/attempts/${id}/changes`)).body;
    expect(items).toMatchObject([{ source: "command", files: [{}, {}] }]);
    await learner.move(id, "rewind", { position: 0 });
    expect(Object.keys(await contents(id))).toEqual(["solution.js"]);
  });

  test("a command may change every file of a full workspace", async () => {
    const id = await learner.reach("IMPLEMENT");
    const command = (changes: object[]) =>
      learner.send("POST", `/api/attempts/${id}/files/command`, { changes });
    const textOf = (letter: string) => `${letter}"\n`.repeat(20_000);
    const paths = [1, 2, 3, 4].map((at) => `scratch/${at}.md`);
    const made = paths.map((path) => ({ path, before: null, after: textOf("a") }));
    expect((await command(made)).status).toBe(200);
    const changed = paths.map((path) => ({ path, before: textOf("a"), after: textOf("b") }));
    expect((await command(changed)).status).toBe(200);
    const tooMuch = { path: "notes.md", before: null, after: "x".repeat(60_000) };
    expect((await command([tooMuch])).body.error.message).toContain("at most 256 KB");
  });

  test("of two saves at once on the same version one wins, and the other is told its text", async () => {
    const id = await learner.reach("IMPLEMENT");
    const answers = await Promise.all(
      ["left\n", "right\n"].map((content) =>
        send("PUT", id, { path: "notes.md", content, version: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const { "notes.md": kept } = await contents(id);
    expect(lost?.body.error.details.content).toBe(kept.content);
  });

  test("saving a file and the code at once loses neither", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { version } = await learner.attempt(id);
    const [file, code] = await Promise.all([
      send("PUT", id, { path: "notes.md", content: "n\n", version: 0 }),
      learner.move(id, "code", { code: "// c\n", version }),
    ]);
    expect(file.status).toBe(200);
    // The code names the attempt's version, which the file may have raised; its text is then sent again.
    if (code.status === 409) {
      const now = (await learner.attempt(id)).version;
      await learner.move(id, "code", { code: "// c\n", version: now });
    }
    expect(await contents(id)).toMatchObject({
      "solution.js": { content: "// c\n" },
      "notes.md": { content: "n\n" },
    });
  });

  test("somebody else's are not found, and their names tell nothing", async () => {
    const id = await learner.reach("IMPLEMENT");
    await send("PUT", id, { path: "notes.md", content: "mine\n", version: 0 });
    const other = await app.learner();
    const path = `/api/attempts/${id}/files`;
    for (const [method, at, body] of [
      ["GET", path, undefined],
      ["PUT", path, { path: "notes.md", content: "x", version: 0 }],
      ["DELETE", path, { path: "notes.md", version: 1 }],
      ["POST", `${path}/rename`, { path: "notes.md", to: "tests.json", version: 1 }],
    ] as const) {
      expect((await other.send(method, at, body)).status).toBe(404);
    }
  });
});
