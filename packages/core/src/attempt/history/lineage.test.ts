import { describe, expect, test } from "vitest";
import { appliedAfter, type ChangeSetOutline, lineageOf } from "../../entities/attempt/lineage.ts";

const entry = (
  position: number,
  parentChangeSetId: string | null,
  applied: boolean,
  undoesChangeSetId: string | null = null,
): ChangeSetOutline => ({
  ...{ id: `c${position}`, position, parentChangeSetId, undoesChangeSetId, applied },
});

/** Three changes, a rewind to the first (c4), and one change on top of it (c5). */
const outline = [
  entry(1, null, true),
  entry(2, "c1", false),
  entry(3, "c2", false),
  entry(4, "c1", true),
  entry(5, "c4", true),
];

describe("what the files build on", () => {
  test.each([
    ["c5", ["c5", "c4", "c1"]],
    ["c3", ["c3", "c2", "c1"]],
    [null, []],
  ])("%s has the lineage %j", (id, lineage) => {
    expect([...lineageOf(outline, id)]).toEqual(lineage);
  });

  test.each([
    ["a rewind of one change leaves it out", "c4", ["c4", "c3", "c1"]],
    ["what is typed after it too", "c5", ["c5", "c4", "c3", "c1"]],
    ["a rewind of the rewind brings it back", "c6", ["c6", "c5", "c3", "c2", "c1"]],
    ["a place before the rewind still has it", "c3", ["c3", "c2", "c1"]],
  ])("%s", (_name, id, lineage) => {
    const undoing = [
      ...[entry(1, null, true), entry(2, "c1", false), entry(3, "c2", true)],
      ...[entry(4, "c3", true, "c2"), entry(5, "c4", true), entry(6, "c5", true, "c4")],
    ];
    expect([...lineageOf(undoing, id)]).toEqual(lineage);
  });

  test("going forward again to c3 takes its line in and the other out", () => {
    const { nowApplied, noLongerApplied } = appliedAfter(outline, "c3");
    expect(nowApplied).toEqual(["c2", "c3"]);
    expect(noLongerApplied).toEqual(["c4", "c5"]);
  });

  test("going back to the beginning takes all out", () => {
    expect(appliedAfter(outline, null).noLongerApplied).toEqual(["c1", "c4", "c5"]);
  });
});
