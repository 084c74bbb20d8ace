/** The keys of a table that has an entry for each, and no others. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // TypeScript allows a value more fields than its type has, and so gives only `string[]`.
  return Object.keys(table) as Key[];
}
