import { afterEach, expect, test, vi } from "vitest";
import { fieldsOf } from "../json/fields-of.ts";
import { readStoredFields } from "./stored-fields.ts";

afterEach(() => vi.unstubAllGlobals());

test("the fields of an object are given, and none of anything else", () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const other of [null, undefined, 3, true]) expect(fieldsOf(other)).toEqual({});
});

test.each([
  ["what was stored", () => '{"text":"abc"}', { text: "abc" }],
  ["nothing where nothing is stored", () => null, {}],
  ["nothing where what is stored is broken", () => "{", {}],
  [
    "nothing where the browser refuses",
    () => {
      throw new Error("refused");
    },
    {},
  ],
])("a stored object gives %s", (_name, getItem, fields) => {
  vi.stubGlobal("localStorage", { getItem });
  expect(readStoredFields("key")).toEqual(fields);
});
