import type { Cell } from "../../entities/drawings/figure.ts";
import type { Drawable } from "../values/drawable.ts";
import type { Grid } from "../values/grid-of.ts";
import type { CodeUsage } from "./code-usage.ts";

type Named = { name: string; drawable: Drawable };

/**
 * What stands around a list of lists: the cell that the program is at, and numbers before its rows. The table of a
 * dynamic program over two texts has their letters there.
 */
export function tableHints(
  name: string,
  drawable: Drawable,
  variables: readonly Named[],
  usage: CodeUsage,
): Partial<Grid> {
  const pairs = usage.cells.get(name);
  if (drawable.kind !== "row" || drawable.of !== "list" || !pairs) return {};
  const first = drawable.items[0];
  const columns = first?.kind === "row" ? first.length : 0;
  const heads = headsFrom(variables, drawable.length, columns);
  const marked = pairs.flatMap(([row, column]): [number, number][] => {
    const [r, c] = [numberOf(row, variables), numberOf(column, variables)];
    return r !== null && c !== null && r < drawable.length && c < columns ? [[r, c]] : [];
  });
  return { marked: marked.slice(0, 1), ...heads };
}

/** The value of a bare variable that stands in brackets; what is worked out there marks nothing. */
function numberOf(text: string, variables: readonly Named[]): number | null {
  const found = variables.find(({ name }) => name === text.trim())?.drawable;
  if (found?.kind !== "plain" || found.number === null) return null;
  return Number.isInteger(found.number) && found.number >= 0 ? found.number : null;
}

function headsFrom(variables: readonly Named[], rows: number, columns: number) {
  const down = lettersOf(variables, rows - 1, null);
  const across = lettersOf(variables, columns - 1, down?.name ?? null);
  const numbers = (count: number): Cell[] => [...Array(Math.min(count, 40)).keys()];
  return {
    rowHeads: down && across ? down.letters : numbers(rows),
    columnHeads: down && across ? across.letters : numbers(columns),
  };
}

/** A text with so many letters, for which a table has one row or column more. */
function lettersOf(variables: readonly Named[], length: number, not: string | null) {
  const found = variables.find(
    ({ name, drawable }) =>
      name !== not &&
      drawable.kind === "row" &&
      drawable.of === "text" &&
      drawable.length === length,
  );
  if (found?.drawable.kind !== "row") return null;
  const letters = found.drawable.items.map(
    (item): Cell => (item.kind === "plain" ? item.text : ""),
  );
  return { name: found.name, letters: ["–", ...letters].slice(0, 40) };
}
