import { describe, expect, test } from "vitest";
import {
  chosen,
  received,
  restored,
  saved,
  sending,
  stored,
  typed,
  untouched,
} from "./field-state.ts";

const onServer = stored({ text: "one", revision: 1 });
const typing = typed(onServer, "one two");

test("what is typed waits to be saved, over the revision it was typed over", () => {
  expect(typing).toEqual({ ...untouched, text: "one two", revision: 1, dirty: true });
});

describe("the answer to a save", () => {
  test("of what still stands here: it is saved", () => {
    const after = saved(typing, "one two", { text: "one two", revision: 2 }, "explanation");
    expect(after).toEqual(stored({ text: "one two", revision: 2 }));
  });

  test("of what has been typed on since: the rest still waits", () => {
    const onward = typed(typing, "one two three");
    const after = saved(onward, "one two", { text: "one two", revision: 2 }, "explanation");
    expect(after).toMatchObject({ text: "one two three", revision: 2, dirty: true });
  });

  test("that holds another text: both are there to choose from", () => {
    const after = saved(typing, "one two", { text: "uno", revision: 2 }, "explanation");
    expect(after).toMatchObject({ text: "one two", other: { text: "uno", revision: 2 } });
    expect(chosen(after, "mine")).toEqual({
      ...untouched,
      text: "one two",
      revision: 2,
      dirty: true,
    });
    expect(chosen(after, "other")).toEqual(stored({ text: "uno", revision: 2 }));
  });

  test("that holds another press: the last one counts", () => {
    const after = saved(typing, "one two", { text: "uno", revision: 2 }, "pattern");
    expect(after).toMatchObject({ text: "one two", revision: 2, dirty: true, other: null });
  });

  test("to a draft given up here, where another went on typing: theirs goes on", () => {
    const given = typed(onServer, null);
    const after = saved(given, null, { text: "one more", revision: 2 }, "explanation");
    expect(after).toEqual(stored({ text: "one more", revision: 2 }));
  });
});

describe("a save whose answer never came", () => {
  const onward = typed(sending(typing, "one two"), "one two three");

  test("is no other text when the server shows it", () => {
    const expected = stored({ text: "one two three", revision: 2 });
    const found = { text: "one two", revision: 2 };
    expect(saved(onward, "one two three", found, "explanation")).toEqual({
      ...expected,
      dirty: true,
    });
    const { text, revision, unanswered } = onward;
    const after = restored({ text, revision, unanswered }, stored(found), "explanation");
    expect(after).toEqual({ ...expected, dirty: true });
  });

  test("does not hide a text from elsewhere", () => {
    const after = received(onward, { text: "uno", revision: 2 }, "explanation");
    expect(after.other).toEqual({ text: "uno", revision: 2 });
  });
});

describe("what another tab says", () => {
  test("is taken over where nothing waits here", () => {
    const after = received(onServer, { text: "one!", revision: 2 }, "explanation");
    expect(after).toEqual(stored({ text: "one!", revision: 2 }));
  });

  test("is old where a later revision is known", () => {
    expect(received(typing, { text: "zero", revision: 1 }, "explanation")).toBe(typing);
  });

  test("does not replace what is being typed", () => {
    const after = received(typing, { text: "one!", revision: 2 }, "explanation");
    expect(after).toMatchObject({ text: "one two", other: { text: "one!" } });
  });
});

test.each([
  ["the same text", { text: "one", revision: 1 }, onServer],
  ["a later text over what the server has", { text: "one two", revision: 1 }, typing],
  [
    "a text over nothing, and nothing is there",
    { text: "new", revision: 0 },
    { ...untouched, text: "new", revision: 0, dirty: true },
  ],
  [
    "a text over an older revision",
    { text: "mine", revision: 0 },
    { ...untouched, text: "mine", dirty: true, other: { text: "one", revision: 1 } },
  ],
  ["a draft sent here, typed on elsewhere", { text: null, revision: 0 }, onServer],
])("a browser that kept %s", (_name, kept, expected) => {
  const found = expected.revision === 0 && !expected.other ? untouched : onServer;
  expect(restored(kept, found, "explanation")).toEqual(expected);
});
