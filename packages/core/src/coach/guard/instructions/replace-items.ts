import { equalities, orderings } from "../code/code-words.ts";
import { tokenize } from "../code/tokenize.ts";

const signMarks = "[<>=!]";

/** The program with each occurrence of a piece replaced, and with all of them. */
export function replaceItem(program: string, from: string, to: string): string[] {
  const tokens = tokenize(from).map(({ text }) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (tokens.length === 0 || tokens.length > 24) return [];
  const [before, after] = [
    /^\w/.test(from) ? "[\\w.]" : signMarks,
    /\w$/.test(from) ? "\\w" : signMarks,
  ];
  const occurrence = new RegExp(`(?<!${before})${tokens.join("\\s*")}(?!${after})`, "g");
  const found = [...program.matchAll(occurrence)];
  const each = found.map(
    ({ index, 0: old }) => program.slice(0, index) + to + program.slice(index + old.length),
  );
  return found.length > 1 ? [...each, program.replaceAll(occurrence, () => to)] : each;
}

const kindsOfSigns = [orderings, equalities];

/** Replaces each item that is in the program by every other item. */
export function replacePairs(
  program: string,
  items: readonly string[],
  earlier: readonly string[],
): string[] {
  return items.flatMap((to) =>
    [...items, ...earlier]
      .filter((from) => from !== to && mayReplace(from, to))
      .flatMap((from) => replaceItem(program, from, to)),
  );
}

const isSign = (item: string): boolean => !/[\w"'[\](){}]/.test(item);

/** Only a sign may replace a sign. */
const mayReplace = (from: string, to: string): boolean => isSign(from) === isSign(to);

/** A sentence that names only one sign may mean any comparison of that kind. */
export function replaceSigns(program: string, items: readonly string[]): string[] {
  return items.flatMap((to) =>
    kindsOfSigns
      .filter((kind) => kind.has(to))
      .flatMap((kind) => [...kind])
      .filter((from) => from !== to)
      .flatMap((from) => replaceItem(program, from, to)),
  );
}
