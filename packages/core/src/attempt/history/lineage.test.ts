import { describe, expect, test } from "vitest";
import { appliedAfter, type ChangeSetOutline, lineageOf } from "../../entities/attempt/lineage.ts";

const entry = (
  position: number,
  parentChangeSetId: string | null,
  applied: boolean,
): ChangeSetOutline => ({ id: `c${position}`, position, parentChangeSetId, applied });

/** Three changes, a rewind to the first (c4), and one change on top of it (c5). */
const outline = [
  entry(1, null, true),
  entry(2, "c1", false),
  entry(3, "c2", false),
  entry(4, "c1", true),
  entry(5, "c4", true),
];
const ids = (entries: ChangeSetOutline[]) => entries.map(({ id }) => id);

describe("what the files build on", () => {
  test.each([
    ["c5", ["c5", "c4", "c1"]],
    ["c3", ["c3", "c2", "c1"]],
    [null, []],
  ])("%s has the lineage %j", (id, lineage) => {
    expect([...lineageOf(outline, id)]).toEqual(lineage);
  });

  test("going forward again to c3 takes its line in and the other out", () => {
    const { nowApplied, noLongerApplied } = appliedAfter(outline, "c3");
    expect(ids(nowApplied)).toEqual(["c2", "c3"]);
    expect(ids(noLongerApplied)).toEqual(["c4", "c5"]);
  });

  test("going back to the beginning takes all out", () => {
    expect(ids(appliedAfter(outline, null).noLongerApplied)).toEqual(["c1", "c4", "c5"]);
  });
});
