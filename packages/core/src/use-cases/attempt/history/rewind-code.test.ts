import { describe, expect, test } from "vitest";
import { rewindChange } from "../../../attempt/history/next-change.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { saveCode } from "../implement/save-code.ts";
import { rewindCode } from "./rewind-code.ts";

async function typed(codes: readonly string[]): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  for (const code of codes) await save(at, code);
  return at;
}

async function save({ deps, attemptId, actor, stored }: AtStep, code: string) {
  deps.clock.advance(120);
  const { version } = await stored();
  return saveCode(deps, { attemptId, version, code }, actor);
}

/** A change set of the coach's that does not touch the solution. */
async function addNotes({ deps, attemptId, actor, stored }: AtStep) {
  const attempt = await stored();
  const last = await deps.changeSets.last(attemptId);
  const writing = { attempt, last, id: deps.newId(), now: deps.clock.now() };
  const changeSet = rewindChange(writing, { id: last?.id ?? null, contents: notes }, {});
  const change = {
    changeSet: { ...changeSet, source: "coach" } as const,
    nowApplied: [],
    noLongerApplied: [],
  };
  const noted = { type: "trace-noted", details: { traceNotes: "" }, change } as const;
  await recordEvent(deps, attempt, noted, actor);
}
const notes = { "notes.md": "n\n" };

const rewind = ({ deps, attemptId, actor }: AtStep, position: number) =>
  rewindCode(deps, { attemptId, position }, actor);

const marks = async ({ deps, attemptId }: AtStep) =>
  (await deps.changeSets.outline(attemptId)).map(({ applied }) => applied);

describe("rewinding", () => {
  test("brings any earlier code back, as a change set of its own", async () => {
    const at = await typed(["a\n", "b\n", "c\n"]);
    expect(await rewind(at, 1)).toMatchObject({ code: "a\n", position: 4 });
    expect((await at.stored()).code).toBe("a\n");
    const [first] = await at.deps.changeSets.outline(at.attemptId);
    expect(await at.deps.changeSets.last(at.attemptId)).toMatchObject({
      source: "rewind",
      position: 4,
      parentChangeSetId: first?.id,
      files: [{ oldContent: "c\n", newContent: "a\n" }],
    });
    expect(await marks(at)).toEqual([true, false, false, true]);
  });

  test("and forward again loses nothing", async () => {
    const at = await typed(["a\n", "b\n", "c\n"]);
    await rewind(at, 1);
    expect(await rewind(at, 3)).toMatchObject({ code: "c\n" });
    expect(await marks(at)).toEqual([true, true, true, false, true]);
    for (const [position, code] of [
      [1, "a\n"],
      [2, "b\n"],
      [3, "c\n"],
    ] as const) {
      const contents = await at.deps.changeSets.contentsAt(at.attemptId, position);
      expect(contents).toEqual({ "solution.js": code });
    }
  });

  test("to the very beginning gives the starter code", async () => {
    const at = await atStep("IMPLEMENT");
    const { code: starter } = await at.stored();
    await save(at, "a\n");
    expect(await rewind(at, 0)).toMatchObject({ code: starter });
  });

  test("before another file's first change leaves the solution as it is", async () => {
    const at = await atStep("IMPLEMENT");
    const { code: starter } = await at.stored();
    await addNotes(at);
    expect(await rewind(at, 0)).toMatchObject({ code: starter, position: 2 });
    expect((await at.stored()).code).toBe(starter);
    expect(await at.deps.changeSets.contentsAt(at.attemptId, 2)).toEqual({});
    expect(await rewind(at, 1)).toMatchObject({ code: starter });
  });

  test("before the solution's first change gives the starter code", async () => {
    const at = await atStep("IMPLEMENT");
    const { code: starter } = await at.stored();
    await addNotes(at);
    await save(at, "a\n");
    expect(await rewind(at, 1)).toMatchObject({ code: starter });
    expect(await rewind(at, 0)).toMatchObject({ code: starter });
    expect(await rewind(at, 2)).toMatchObject({ code: "a\n" });
  });

  test("then typing keeps what was left behind within reach", async () => {
    const at = await typed(["a\n", "b\n"]);
    await rewind(at, 1);
    await save(at, "other\n");
    expect(await marks(at)).toEqual([true, false, true, true]);
    expect(await rewind(at, 2)).toMatchObject({ code: "b\n" });
  });

  test("to where one is changes nothing", async () => {
    const at = await typed(["a\n"]);
    const before = await at.stored();
    expect(await rewind(at, 1)).toEqual({ version: before.version, code: "a\n", position: 1 });
    expect(await at.stored()).toEqual(before);
  });

  test("past the end is refused by name", async () => {
    const at = await typed(["a\n"]);
    await expect(rewind(at, 2)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "position" }] },
    });
  });

  test("is recorded as an event", async () => {
    const at = await typed(["a\n", "b\n"]);
    await rewind(at, 1);
    expect((await at.eventTypes()).at(-1)).toBe("code-rewound");
  });
});
