const entities: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
  ["&quot;", '"'],
  ["&#34;", '"'],
  ["&#39;", "'"],
  ["&nbsp;", " "],
]);

/** Replaces the HTML entities that models use by the characters they stand for. */
export function decodeHtml(text: string): string {
  return text.replaceAll(/&(?:[a-z]{2,4}|#3[49]);/g, (entity) => entities.get(entity) ?? entity);
}
