import { type DraftStore, MAX_SAVED_LENGTH } from "../../workbench/drafts/draft-store.ts";
import { type OwnTest, readOwnTest, writeOwnTest } from "./own-test.ts";

export const MAX_OWN_TESTS = 20;

/** One draft for each test, so that two devices can each store one without losing the other's. */
const fields = Array.from({ length: MAX_OWN_TESTS }, (_, index) => `own-test-${index + 1}`);

export type KeptTest = OwnTest & { field: string };
export type Kept = "kept" | "no-room" | "too-long";

type Store = Pick<DraftStore, "field" | "write" | "choose">;

/** The learner's own tests, stored with the attempt's drafts. */
export function keptTests(store: Store, parameterCount: number) {
  const list = (): KeptTest[] =>
    fields.flatMap((field) => {
      const test = readOwnTest(store.field(field).text, parameterCount);
      return test ? [{ ...test, field }] : [];
    });

  const isFree = (field: string) => {
    const { text, other } = store.field(field);
    return !other && readOwnTest(text, parameterCount) === null;
  };

  /** An input that is stored already gets the new expected result. */
  function keep(test: OwnTest): Kept {
    const text = writeOwnTest(test);
    if (text.length > MAX_SAVED_LENGTH) return "too-long";
    const same = list().find(({ args }) => JSON.stringify(args) === JSON.stringify(test.args));
    const field = same?.field ?? fields.find(isFree);
    if (!field) return "no-room";
    store.write(field, text);
    return "kept";
  }

  return {
    list,
    keep,
    remove: (field: string) => store.write(field, null),
    /** When another device used the same draft, its test stays there and ours moves to a free one. */
    makeWay(): void {
      for (const field of fields) {
        const { text, other } = store.field(field);
        if (!other) continue;
        const ours = readOwnTest(text, parameterCount);
        if (ours && !fields.some(isFree)) continue;
        store.choose(field, "other");
        if (ours) keep(ours);
      }
    },
  };
}
