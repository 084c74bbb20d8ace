import type { CanonicalCase, CanonicalItem } from "./canonical-data.ts";

export type FlatCase = CanonicalCase & { groups: readonly string[] };
export type FlatCases = { cases: FlatCase[]; comments: string[] };

export function flattenCases(
  items: readonly CanonicalItem[],
  groups: readonly string[] = [],
): FlatCases {
  const cases: FlatCase[] = [];
  const comments: string[] = [];
  for (const item of items) {
    const name = [...groups, item.description].join(" / ");
    if (item.comments?.length) comments.push(`${name}: ${item.comments.join(" ")}`);
    if ("cases" in item) {
      const inner = flattenCases(item.cases, [...groups, item.description]);
      cases.push(...inner.cases);
      comments.push(...inner.comments);
    } else cases.push({ ...item, groups });
  }
  return { cases, comments };
}

export const caseName = ({ groups, description }: FlatCase) => [...groups, description].join(" / ");
