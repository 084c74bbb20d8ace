import { expect, test } from "vitest";
import { momentCursor, parseMomentCursor } from "./moment-cursor.ts";

test("a cursor is read back as it was written, whatever the id holds", () => {
  const moment = new Date("2030-01-01T09:00:00.123Z");
  expect(parseMomentCursor(momentCursor(moment, "a.b\nc"))).toEqual({
    moment: moment.toISOString(),
    id: "a.b\nc",
  });
});

test.each(["", "nonsense", "1893488400123", "1893488400123.", "-1.x", "99999999999999.x", "1e3.x"])(
  "%j is no page",
  (after) => {
    expect(() => parseMomentCursor(after)).toThrow("This page does not exist.");
  },
);
