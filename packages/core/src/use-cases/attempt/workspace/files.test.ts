import { describe, expect, test } from "vitest";
import { MAX_WORKSPACE_FILES } from "../../../entities/attempt/workspace.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { rewindCode } from "../history/rewind-code.ts";
import { saveCode } from "../implement/save-code.ts";
import { deleteFile } from "./delete-file.ts";
import { listFiles } from "./list-files.ts";
import { renameFile } from "./rename-file.ts";
import { saveFile } from "./save-file.ts";

const save = ({ deps, attemptId, actor }: AtStep, path: string, content: string, version = 0) =>
  saveFile(deps, { attemptId, path, content, version }, actor);
const remove = ({ deps, attemptId, actor }: AtStep, path: string, version: number) =>
  deleteFile(deps, { attemptId, path, version }, actor);
const rename = ({ deps, attemptId, actor }: AtStep, path: string, to: string, version: number) =>
  renameFile(deps, { attemptId, path, to, version }, actor);
const rewind = ({ deps, attemptId, actor }: AtStep, position: number) =>
  rewindCode(deps, { attemptId, position }, actor);
async function contents({ deps, attemptId, actor }: AtStep) {
  const { files } = await listFiles(deps, { attemptId }, actor);
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
}

describe("files of a workspace", () => {
  test("the solution is the first, with the attempt's version", async () => {
    const at = await atStep("IMPLEMENT");
    const { code, version } = await at.stored();
    await save(at, "notes.md", "n\n");
    expect(await listFiles(at.deps, at, at.actor)).toEqual({
      version: version + 1,
      files: [
        { path: "solution.js", kind: "solution", content: code, version: version + 1 },
        { path: "notes.md", kind: "notes", content: "n\n", version: version + 1 },
      ],
    });
  });

  test("a save names the version it builds on; another one gets what is stored", async () => {
    const at = await atStep("IMPLEMENT");
    const { version } = await save(at, "notes.md", "one\n");
    const second = await save(at, "notes.md", "two\n", version);
    expect(second.version).toBe(version + 1);
    await expect(save(at, "notes.md", "late\n", version)).rejects.toMatchObject({
      code: "stale-version",
      details: { path: "notes.md", version: second.version, content: "two\n" },
    });
    await expect(save(at, "notes.md", "new\n")).rejects.toMatchObject({
      details: { content: "two\n" },
    });
    await remove(at, "notes.md", second.version);
    await expect(save(at, "notes.md", "back\n", second.version)).rejects.toMatchObject({
      details: { version: 0, content: null },
    });
  });

  test("other moves of the attempt do not make a file stale", async () => {
    const at = await atStep("IMPLEMENT");
    const { version } = await save(at, "notes.md", "one\n");
    const attempt = await at.stored();
    await saveCode(at.deps, { ...at, version: attempt.version, code: "// more\n" }, at.actor);
    expect(await save(at, "notes.md", "two\n", version)).toMatchObject({ path: "notes.md" });
  });

  test("two saves at once both happen", async () => {
    const at = await atStep("IMPLEMENT");
    await Promise.all([save(at, "notes.md", "n\n"), save(at, "scratch/a.js", "1\n")]);
    expect(await contents(at)).toMatchObject({ "notes.md": "n\n", "scratch/a.js": "1\n" });
  });

  test("typing on is one change set; another file, a rename or a deletion begins one", async () => {
    const at = await atStep("IMPLEMENT");
    const first = await save(at, "notes.md", "a\n");
    const second = await save(at, "notes.md", "ab\n", first.version);
    expect(second.changeSet).toEqual(first.changeSet);
    const other = await save(at, "scratch/a.js", "1\n");
    expect(other.changeSet?.position).toBe(2);
    expect(await save(at, "notes.md", "ab\n", second.version)).toMatchObject({ changeSet: null });
    const renamed = await rename(at, "scratch/a.js", "scratch/b.js", other.version);
    expect(renamed).toMatchObject({ path: "scratch/b.js", changeSet: { position: 3 } });
    expect(await remove(at, "scratch/b.js", renamed.version)).toMatchObject({
      changeSet: { position: 4 },
    });
    const again = await save(at, "scratch/b.js", "2\n");
    expect(again.changeSet?.position).toBe(5);
  });

  test("a rename keeps the text, and does not write over another file", async () => {
    const at = await atStep("IMPLEMENT");
    await save(at, "scratch/a.js", "a\n");
    const { version } = await save(at, "scratch/b.js", "b\n");
    await expect(rename(at, "scratch/b.js", "scratch/a.js", version)).rejects.toMatchObject({
      code: "invalid-input",
      details: { reason: "exists", fields: [{ field: "to" }] },
    });
    await rename(at, "scratch/b.js", "test_b.js", version);
    const { "solution.js": _, ...own } = await contents(at);
    expect(own).toEqual({ "scratch/a.js": "a\n", "test_b.js": "b\n" });
  });

  test.each([
    ["../x", "unknown-path"],
    ["test_a.py", "other-language"],
    ["solution.js", "solution-stays"],
  ])("%s is refused as %s, by every verb", async (path, reason) => {
    const at = await atStep("IMPLEMENT");
    const { version } = await save(at, "notes.md", "n\n");
    for (const refused of [
      save(at, path, ""),
      remove(at, path, 1),
      rename(at, path, "tests.json", 1),
      rename(at, "notes.md", path, version),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: "invalid-input", details: { reason } });
    }
  });

  test("a workspace that is full takes no more", async () => {
    const at = await atStep("IMPLEMENT");
    for (let made = 1; made < MAX_WORKSPACE_FILES; made++) await save(at, `scratch/f${made}`, "");
    await expect(save(at, "notes.md", "")).rejects.toMatchObject({
      details: { reason: "too-many-files" },
    });
  });

  test("they stay the learner's own, and are closed with the attempt", async () => {
    const at = await atStep("IMPLEMENT");
    const { version } = await save(at, "notes.md", "n\n");
    const stranger = { ...at, actor: aLearner({ userId: "learner-2" }) };
    for (const refused of [
      contents(stranger),
      save(stranger, "notes.md", "x", version),
      remove(stranger, "notes.md", version),
      rename(stranger, "notes.md", "tests.json", version),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: "not-found" });
    }
    const done = await atStep("COMPLETE");
    await expect(save(done, "notes.md", "late")).rejects.toMatchObject({ code: "wrong-step" });
  });

  test("notes can be taken at every step, the code cannot change with them", async () => {
    const at = await atStep("UNDERSTAND");
    const { code } = await at.stored();
    await save(at, "notes.md", "What is asked?\n");
    expect((await at.stored()).code).toBe(code);
    expect((await at.eventTypes()).at(-1)).toBe("files-changed");
  });
});

describe("a rewind over several files", () => {
  test("brings every file to where it was, and forward again", async () => {
    const at = await atStep("IMPLEMENT");
    const { code: starter } = await at.stored();
    await save(at, "notes.md", "n\n");
    at.deps.clock.advance(120);
    const { version } = await at.stored();
    await saveCode(at.deps, { ...at, version, code: "// a\n" }, at.actor);
    const scratch = await save(at, "scratch/a.js", "1\n");
    await remove(at, "scratch/a.js", scratch.version);
    const end = await contents(at);
    await rewind(at, 3);
    expect(await contents(at)).toEqual({ ...end, "scratch/a.js": "1\n" });
    await rewind(at, 1);
    expect(await contents(at)).toEqual({ "solution.js": starter, "notes.md": "n\n" });
    await rewind(at, 0);
    expect(await contents(at)).toEqual({ "solution.js": starter });
    await rewind(at, 4);
    expect(await contents(at)).toEqual(end);
  });

  test("makes a save that began before it stale", async () => {
    const at = await atStep("IMPLEMENT");
    const { version } = await save(at, "notes.md", "one\n");
    await rewind(at, 0);
    await expect(save(at, "notes.md", "two\n", version)).rejects.toMatchObject({
      code: "stale-version",
      details: { content: null },
    });
  });
});
